import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './dashboards.module.css';

type Props = {
  /** More, less or as much as before. */
  by: number;
  /** Which of them is welcome: green, the other has the colour of the text. */
  welcome: 'more' | 'less';
  children: ReactNode;
};

/** How a figure compares with the period before: an arrow and words, never the colour alone. */
export function Change({ by, welcome, children }: Props) {
  const Arrow = by > 0 ? ArrowUp : by < 0 ? ArrowDown : Equal;
  const isWelcome = welcome === 'more' ? by > 0 : by < 0;
  return (
    <span className={classes.change} data-welcome={isWelcome || undefined}>
      <Arrow size={14} strokeWidth={2.25} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
