import { UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { type PropsWithChildren, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import classes from './earlier.module.css';

type Props = PropsWithChildren<{
  title: string;
  /** The result. */
  fact: string;
  /** Something is still open: the part is shown expanded. */
  waits: boolean;
}>;

/** A completed part is one line; its content is loaded when it is opened. */
export function EarlierPart({ title, fact, waits, children }: Props) {
  const { t } = useTranslation('selection');
  // Once open it stays open, even if the last thing in it is completed.
  const [opened, setOpened] = useState(waits);
  if (waits && !opened) setOpened(true);
  const part = useRef<HTMLDivElement>(null);
  const open = () => {
    setOpened(true);
    // The pressed button is gone, so the focus moves into the opened part.
    requestAnimationFrame(() => part.current?.focus());
  };
  if (opened) {
    return (
      <div ref={part} tabIndex={-1} className={classes.opened}>
        <Suspense fallback={<LoadingState of="rows" rows={2} />}>{children}</Suspense>
      </div>
    );
  }
  return (
    <Card padding="rows">
      <UnstyledButton
        className={classes.line}
        aria-label={t('earlier.open', { title, fact })}
        aria-expanded={false}
        onClick={open}
      >
        <b>{title}</b> <span className={classes.fact}>{fact}</span>
        <ChevronRight size={16} aria-hidden />
      </UnstyledButton>
    </Card>
  );
}
