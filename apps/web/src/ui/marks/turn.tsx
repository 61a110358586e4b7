import type { ReactNode } from 'react';
import classes from './turn.module.css';

/** Whose turn it is, above what there is to do. */
export function Turn({ yours, children }: { yours: boolean; children: ReactNode }) {
  return (
    <p className={classes.turn} data-yours={yours || undefined}>
      <span className={classes.dot} aria-hidden />
      {children}
    </p>
  );
}
