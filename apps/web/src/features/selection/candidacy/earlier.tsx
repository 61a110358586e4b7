import { UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { type PropsWithChildren, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import classes from './earlier.module.css';

type Props = PropsWithChildren<{
  title: string;
  /** What came of it. */
  fact: string;
  /** Something of it is still to be done: it is open. */
  waits: boolean;
}>;

/** Done, it is a line; what it holds is fetched by who wants to see it again. */
export function EarlierPart({ title, fact, waits, children }: Props) {
  const { t } = useTranslation('selection');
  // Once open it stays so: who finishes the last of it is not thrown out.
  const [opened, setOpened] = useState(waits);
  if (waits && !opened) setOpened(true);
  const part = useRef<HTMLDivElement>(null);
  const open = () => {
    setOpened(true);
    // The button that did it is gone: who works by keyboard goes on in what it opened.
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
