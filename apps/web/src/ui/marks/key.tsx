import type { ReactNode } from 'react';
import classes from './key.module.css';

/** The key beside its button; for those who hear the page, the help dialog names them. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span className={classes.key} data-key aria-hidden="true">
      {children}
    </span>
  );
}
