import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardRow } from '../card.tsx';
import classes from './step-list.module.css';

export type ListedStep = {
  key: string;
  title: string;
  help: ReactNode;
  /** Whose step it is. */
  owner: string;
  date?: string;
  done: boolean;
  /** Shown while it is the reader's turn, and to correct what is done. */
  action?: ReactNode;
};

type Props = {
  steps: readonly ListedStep[];
  /** The one that waits for the reader, and what it is called then. */
  turn?: { key: string; label: string } | undefined;
};

/** Steps in their order inside a card: what each is, whose and, once it is done, when. */
export function StepList({ steps, turn }: Props) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ key, title, help, owner, date, done, action }) => {
        const isTurn = key === turn?.key;
        return (
          <li key={key} className={classes.step} data-done={done || undefined}>
            <CardRow>
              <div className={classes.row}>
                <span className={classes.node} data-turn={isTurn || undefined} aria-hidden>
                  {done && <Check size={12} strokeWidth={3} />}
                </span>
                <div className={classes.words}>
                  {isTurn && <p className={classes.turn}>{turn?.label}</p>}
                  <h3 className={classes.title}>{title}</h3>
                  <div className={classes.help}>{help}</div>
                  {(isTurn || done) && action}
                </div>
                <p className={classes.owner}>
                  {date && <strong>{date}</strong>}
                  <span>{owner}</span>
                </p>
              </div>
            </CardRow>
          </li>
        );
      })}
    </ol>
  );
}
