import type { LoginEntry } from '@fonendo/domain/auth/policy-group';
import type { OptionalStep } from '@fonendo/domain/auth/registration';
import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '../../../../ui/states/loading-state.tsx';
import { SignupProgress } from '../progress.tsx';
import type { SignupSearch } from '../search.ts';
import classes from '../signup.screen.module.css';
import { type SignupStep, stepsDone } from '../step.ts';

type Props = {
  /** Identifies the step: a new one is read out from its heading. */
  name: string;
  title: string;
  step: SignupStep;
  account: LoginEntry;
  /** Earlier steps in which something is still missing. */
  unfinished?: readonly OptionalStep[];
  /** The address of the previous step. */
  back?: { search: SignupSearch; label: string } | null;
  children: ReactNode;
};

/** The frame of every step: link back, heading, progress line, content. */
export function StepFrame({ name, title, step, account, unfinished = [], back, children }: Props) {
  const heading = useHeadingFocus(name);
  const done = stepsDone(step);
  return (
    <div className={classes.screen} data-narrow={step === 'choice' || undefined}>
      {back && (
        <Link to="/signup" search={back.search} className={classes.back}>
          <ArrowLeft size={16} aria-hidden /> {back.label}
        </Link>
      )}
      <Title order={1} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {done !== null && (
        <div className={classes.progress}>
          <SignupProgress role={account} done={done} unfinished={unfinished} />
        </div>
      )}
      <div className={classes.body}>
        <Suspense fallback={<LoadingState />}>{children}</Suspense>
      </div>
    </div>
  );
}

/** The line under a heading of a step. */
export function StepLead({ children }: { children: ReactNode }) {
  return <p className={classes.lead}>{children}</p>;
}

type FootProps = { children?: ReactNode; onLater: () => void };

/** The button to continue, and a link to leave; nothing is lost by leaving. */
export function StepFoot({ children, onLater }: FootProps) {
  const { t } = useTranslation('signup');
  return (
    <div className={classes.foot}>
      {children}
      <Button variant="subtle" onClick={onLater}>
        {t('later')}
      </Button>
    </div>
  );
}

let shown: string | null = null;

/**
 * Steps replace each other, so the last shown one is remembered outside of them; the code field takes the focus itself.
 */
function useHeadingFocus(name: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = shown;
    shown = name;
    if (before === null || before === name) return;
    window.scrollTo({ top: 0 });
    if (name !== 'verification') heading.current?.focus({ preventScroll: true });
  }, [name]);
  return heading;
}
