import { initials } from './initials.ts';
import classes from './person-avatar.module.css';

type Props = {
  name: string;
  size?: 26 | 28 | 32 | 40 | 56;
  /** People are round, hospitals square; colours are reserved for statuses. */
  kind?: 'person' | 'hospital';
};

/** Initials beside a written name; hidden from screen readers. */
export function PersonAvatar({ name, size = 40, kind = 'person' }: Props) {
  return (
    <span
      className={classes.avatar}
      data-kind={kind}
      style={{ width: size, height: size, fontSize: size * 0.34 }}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
