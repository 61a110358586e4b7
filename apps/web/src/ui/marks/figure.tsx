import type { ReactNode } from 'react';
import classes from './figure.module.css';

type Props = {
  value: string;
  unit?: string;
  caption: ReactNode;
  /** `attention`: a deadline has passed or it is your turn. Coral means nothing else. */
  tone?: 'default' | 'attention';
  size?: 'card' | 'big';
};

/** A large number with its unit and caption. */
export function Figure({ value, unit, caption, tone = 'default', size = 'card' }: Props) {
  return (
    <div className={classes.figure} data-tone={tone} data-size={size}>
      <p className={classes.value}>
        {value}
        {unit && <span className={classes.unit}> {unit}</span>}
      </p>
      <p className={classes.caption}>{caption}</p>
    </div>
  );
}
