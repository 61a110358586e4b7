import classes from './skip-link.module.css';

type Props = { links: readonly { to: string; orElse?: string; label: string }[] };

/**
 * Ways past what is repeated, for keyboards: shown while they have the focus. `to` is the id of a part of the page,
 * `orElse` of one that takes its place where it is missing.
 */
export function SkipLinks({ links }: Props) {
  return links.map(({ to, orElse = to, label }) => (
    <a
      key={to}
      href={`#${to}`}
      className={classes.link}
      onClick={(event) => {
        // The address keeps its filters, and the history gets no step.
        event.preventDefault();
        (document.getElementById(to) ?? document.getElementById(orElse))?.focus();
      }}
    >
      {label}
    </a>
  ));
}
