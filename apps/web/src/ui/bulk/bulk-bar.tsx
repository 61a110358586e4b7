import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './bulk-bar.module.css';

type Props = {
  /** What the actions are for, for screen readers. */
  label: string;
  count: number;
  /** What is counted, after the number: "candidatos elegidos". */
  counted: string;
  clearLabel: string;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
};

/** The actions on what was chosen in a list, at the foot of the window. Dark in both colour schemes, because it floats. */
export function BulkBar({ label, count, counted, clearLabel, onClear, children }: Props) {
  return (
    <div className={classes.bar} role="toolbar" aria-label={label} data-mantine-color-scheme="dark">
      <span className={classes.count} role="status">
        <b>{count}</b> {counted}
      </span>
      {children}
      <ActionIcon className={classes.icon ?? ''} aria-label={clearLabel} onClick={onClear}>
        <X size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
