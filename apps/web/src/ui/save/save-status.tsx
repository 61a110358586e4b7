import { Button, VisuallyHidden } from '@mantine/core';
import { Check, CloudOff, LoaderCircle, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './save-status.module.css';

const icons = {
  saved: <Check size={16} aria-hidden />,
  unsent: <LoaderCircle size={16} aria-hidden />,
  saving: <LoaderCircle size={16} aria-hidden />,
  offline: <CloudOff size={16} aria-hidden />,
  failed: <TriangleAlert size={16} aria-hidden />,
  conflict: <TriangleAlert size={16} aria-hidden />,
  ended: <Lock size={16} aria-hidden />,
} satisfies Record<string, ReactNode>;

type Props = {
  /** For whoever leads here because something could not be saved. */
  id?: string;
  state: keyof typeof icons;
  words: string;
  /** Nothing is stored yet: the text is a hint. */
  idle?: boolean;
  /** What the person can do about it now. */
  action?: { label: string; onClick: () => void } | false;
};

/** Shows whether the content is saved. Announced to screen readers only when it matters, not at every pause. */
export function SaveStatus({ id, state, words, idle = false, action }: Props) {
  const busy = state === 'unsent' || state === 'saving';
  return (
    <div className={classes.save} data-state={state} {...(id && { id, tabIndex: -1 })}>
      <span className={classes.words} aria-hidden>
        {!idle && icons[state]}
        {words}
      </span>
      <VisuallyHidden role="status">{busy ? '' : words}</VisuallyHidden>
      {action && (
        <Button variant="subtle" size="sm" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
