import type { ReactNode } from 'react';
import classes from './key.module.css';

/** A keyboard shortcut beside its button. Hidden from screen readers: the help dialog lists them. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span className={classes.key} data-key aria-hidden="true">
      {children}
    </span>
  );
}
