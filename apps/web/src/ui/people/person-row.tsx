import type { ReactNode } from 'react';
import { CardRow } from '../card.tsx';
import { PersonAvatar } from '../marks/person-avatar.tsx';
import { type RowAction, RowMenu } from '../table/row-menu.tsx';
import classes from './person-row.module.css';

type Props = {
  name: string;
  /** Beside the name: that it is the reader, for example. */
  note?: string | undefined;
  email: string;
  /** As what they are here, and a badge where something is to be known of it. */
  role: string;
  badge?: ReactNode;
  /** Below the role; those that do not hold are left out. */
  facts: readonly (string | null | undefined | false)[];
  actions: RowAction[];
};

/** One of the people of a team, in a list of rows. */
export function PersonRow({ name, note, email, role, badge, facts, actions }: Props) {
  return (
    <CardRow as="li">
      <div className={classes.row}>
        <PersonAvatar name={name} size={40} />
        <div>
          <p className={classes.name}>
            {name}
            {note && <span className={classes.note}>{note}</span>}
          </p>
          <p className={classes.support}>{email}</p>
        </div>
        <div className={classes.role}>
          <p className={classes.roleWord}>
            {role}
            {badge}
          </p>
          <p className={classes.support}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <RowMenu row={name} actions={actions} />
      </div>
    </CardRow>
  );
}
