import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './left-out.module.css';

export type PersonLeftOut = { id: string; name: string; reason: string };

/** Before something is sent to several people: who gets nothing, and why. */
export function LeftOut({ people }: { people: readonly PersonLeftOut[] }) {
  const { t } = useTranslation('ui');
  const id = useId();
  if (people.length === 0) return null;
  return (
    <section className={classes.leftOut} aria-labelledby={id}>
      <p id={id} className={classes.title}>
        {t('leftOut', { count: people.length })}
      </p>
      {/* A long list scrolls by itself, also by keyboard. */}
      <ul className={classes.people} aria-labelledby={id} tabIndex={people.length > 5 ? 0 : undefined}>
        {people.map(({ id: key, name, reason }) => (
          <li key={key}>
            <b>{name}</b> {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
