import type { ReactNode } from 'react';
import classes from './consequences.module.css';

/** What will happen, before somebody confirms it; its children are the items. */
export function Consequences({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <>
      <p className={classes.lead}>{lead}</p>
      <ul className={classes.list}>{children}</ul>
    </>
  );
}
