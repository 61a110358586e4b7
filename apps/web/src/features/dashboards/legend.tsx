import classes from './dashboards.module.css';

type Props = { items: readonly { tone: 'young' | 'older' | 'late'; name: string }[] };

/** What the colours of a chart mean. */
export function Legend({ items }: Props) {
  return (
    <ul className={classes.legend}>
      {items.map(({ tone, name }) => (
        <li key={name}>
          <span className={classes.swatch} data-tone={tone} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
}
