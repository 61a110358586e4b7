import { useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../confirm.tsx';

type Closing = {
  onClose: () => void;
  /** Before it closes although something was typed: what a copy kept of it goes, too. */
  onGivenUp?: (() => void) | undefined;
};

/** Asks before Escape, the cross or a click outside throw away what was typed in the forms of a dialog. */
export function useTypedForms({ onClose, onGivenUp }: Closing) {
  const { t } = useTranslation('ui');
  const confirm = useConfirm();
  const [forms] = useState(() => new Set<() => boolean>());
  const root = useRef<HTMLDivElement>(null);
  const answer = useRef(Promise.resolve(true));

  async function close() {
    const isTyped = [...forms].some((isTyped) => isTyped());
    const question = {
      title: t('closeTyped.title'),
      description: t('closeTyped.description'),
      action: t('closeTyped.action'),
      keeps: 'editing',
    } as const;
    if (isTyped) answer.current = confirm(question);
    if (isTyped && !(await answer.current)) return;
    if (isTyped) onGivenUp?.();
    onClose();
  }

  // Not by the window's own Escape, which would also close this dialog below a question on top of it.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('[data-mantine-stop-propagation="true"]')) return;
    void close();
  }

  // A button that went with what it did took the focus along: then nothing in the dialog hears the key.
  useWindowEvent('keydown', ({ key, target }) => {
    if (key === 'Escape' && target === document.body && isOnTop(root.current)) void close();
  });

  /** Resolves while nothing is being asked: for work that ends beside the question. */
  const answered = () => answer.current;
  return { forms, answered, closing: { ref: root, closeOnEscape: false, onKeyDown, onClose: () => void close() } };
}

/** The last one in the document lies above the others. */
function isOnTop(root: HTMLElement | null): boolean {
  const last = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  return root !== null && last !== undefined && root.contains(last);
}
