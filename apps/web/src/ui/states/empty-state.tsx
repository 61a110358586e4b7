import type { ReactNode } from 'react';
import classes from './state.module.css';

type Props = {
  icon: ReactNode;
  title: string;
  /** Says the next step: what belongs here and how it gets here. */
  description: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ icon, title, description, action }: Props) {
  return (
    <div className={classes.state}>
      <div className={classes.icon}>{icon}</div>
      <p className={classes.title}>{title}</p>
      <p className={classes.description}>{description}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
