import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Question, useConfirm } from '../confirm.tsx';
import classes from './save-conflict.module.css';

type Choice = { label: string; question: Question; onChosen: () => void };

type Props = {
  title: string;
  /** Who stored the other version, and when; what differs. */
  children: ReactNode;
  keepMine: Choice;
  takeTheirs: Choice;
  /** Another button: to look at the other version. */
  action?: ReactNode;
  /** Target of links from elsewhere on the page. */
  id?: string;
};

/** Two versions of the same thing: the person chooses, nothing happens by itself. */
export function SaveConflict({ title, children, keepMine, takeTheirs, action, id }: Props) {
  const confirm = useConfirm();
  const choose = async ({ question, onChosen }: Choice) => {
    if (await confirm(question)) onChosen();
  };
  return (
    <Alert
      {...(id && { id, tabIndex: -1 })}
      role="alert"
      className={classes.conflict ?? ''}
      icon={<TriangleAlert size={18} aria-hidden />}
      title={title}
    >
      <p className={classes.text}>{children}</p>
      <div className={classes.actions}>
        <Button size="sm" onClick={() => void choose(keepMine)}>
          {keepMine.label}
        </Button>
        <Button size="sm" variant="default" onClick={() => void choose(takeTheirs)}>
          {takeTheirs.label}
        </Button>
        {action}
      </div>
    </Alert>
  );
}
