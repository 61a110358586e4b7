import { undoMs } from '@fonendo/domain/notifications/undo';
import { UnstyledButton } from '@mantine/core';
import i18next from 'i18next';
import { hideToast, toast } from '../../platform/toasts.ts';
import classes from './undo-toast.module.css';

/** Says what was decided, and takes it back as long as nobody was mailed. */
export function toastWithUndo(title: string, undo: () => void): void {
  const id = `undo-${title}`;
  const button = (
    <UnstyledButton
      className={classes.undo ?? ''}
      onClick={() => {
        void hideToast(id);
        undo();
      }}
    >
      {i18next.t('toast.undo')}
    </UnstyledButton>
  );
  toast({ id, tone: 'success', title, message: button, lastsMs: undoMs });
}
