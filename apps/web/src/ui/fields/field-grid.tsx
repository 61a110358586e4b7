import type { PropsWithChildren } from 'react';
import classes from './field-grid.module.css';

/** The fields of a form in two columns; on phones in one. */
export function FieldGrid({ children }: PropsWithChildren) {
  return <div className={classes.grid}>{children}</div>;
}

/** A field, or a few, over both columns. */
export function WideField({ children }: PropsWithChildren) {
  return <div className={classes.wide}>{children}</div>;
}
