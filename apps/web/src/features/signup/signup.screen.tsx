import type { Session } from '@fonendo/contract/auth.schema';
import type { LoginEntry } from '@fonendo/domain/policy-group';
import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/auth-state.ts';
import { signOut } from '../../platform/session/session.ts';
import { toast } from '../../platform/toasts.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { AccountChoiceForm } from './account-choice.form.tsx';
import { InterestThanks } from './interest-thanks.tsx';
import classes from './signup.screen.module.css';
import { SignupProgress } from './signup-progress.tsx';
import type { SignupSearch } from './signup-search.ts';
import { currentStep, type SignupStep, signupRole, stepsDone } from './signup-step.ts';
import { VerifiedStep } from './verified.step.tsx';

// Each step arrives when it is reached: the first one is a choice and should not wait for the forms behind it.
const DoctorForm = lazy(async () => ({ default: (await import('./doctor.form.tsx')).DoctorForm }));
const HospitalForm = lazy(async () => ({ default: (await import('./hospital.form.tsx')).HospitalForm }));
const InterestForm = lazy(async () => ({ default: (await import('./interest.form.tsx')).InterestForm }));
const VerificationStep = lazy(async () => ({ default: (await import('./verification.step.tsx')).VerificationStep }));

type Props = {
  search: SignupSearch;
  onSearchChange: (search: SignupSearch) => void;
  onLogin: (role: LoginEntry) => void;
  onDashboard: () => void;
};

/** Registration, from the choice of the account to its verification; what comes after is named, not asked for here. */
export function SignupScreen({ search, onSearchChange, onLogin, onDashboard }: Props) {
  const { t } = useTranslation('signup');
  const session = useSession();
  const role = signupRole(session, search);
  const step = currentStep(session, search);
  const done = stepsDone(step);
  const [thankedEmail, setThankedEmail] = useState<string | null>(null);
  const thanked = step === 'interest' && thankedEmail !== null;
  const heading = useHeadingFocus(thanked ? 'thanks' : step);

  async function restart() {
    await signOut();
    onSearchChange({ role });
  }

  function sayCreated() {
    toast({ tone: 'success', title: t('created'), message: t('createdHelp') });
    onLogin(role);
  }

  return (
    <div className={classes.screen} data-narrow={step === 'choice' || undefined}>
      {(step === 'interest' || step === 'personalData') && !thanked && (
        <Link to="/signup" search={withoutStep(search)} className={classes.back}>
          <ArrowLeft size={16} aria-hidden /> {t('back')}
        </Link>
      )}
      <Title order={1} ref={heading} tabIndex={-1}>
        {thanked ? t('titles.thanks') : <StepTitle step={step} role={role} />}
      </Title>
      {done !== null && (
        <div className={classes.progress}>
          <SignupProgress role={role} done={done} />
        </div>
      )}
      <div className={classes.body}>
        <Suspense fallback={<LoadingState />}>
          {step === 'choice' && (
            <AccountChoiceForm
              chosen={search}
              onChosen={(chosen) => {
                setThankedEmail(null);
                onSearchChange({ ...chosen, step: 'data' });
              }}
            />
          )}
          {step === 'interest' &&
            (thankedEmail === null ? (
              <InterestForm profession={search.profession} onSent={setThankedEmail} />
            ) : (
              <InterestThanks email={thankedEmail} />
            ))}
          {step === 'personalData' && role === 'doctor' && <DoctorForm onCreated={sayCreated} />}
          {step === 'personalData' && role === 'hospital' && <HospitalForm onCreated={sayCreated} />}
          <SignedInStep session={session} role={role} onRestart={() => void restart()} onDashboard={onDashboard} />
        </Suspense>
      </div>
      {!session && !thanked && (
        <p className={classes.login}>
          {t('haveAccount')}{' '}
          <Link to="/" search={search.role ? { role: search.role } : {}} className={classes.link}>
            {t('login')}
          </Link>
        </p>
      )}
    </div>
  );
}

type SignedInProps = { session: Session | null; role: LoginEntry; onRestart: () => void; onDashboard: () => void };

function SignedInStep({ session, role, onRestart, onDashboard }: SignedInProps) {
  if (!session) return null;
  if (session.verified) return <VerifiedStep role={role} onContinue={onDashboard} />;
  return <VerificationStep session={session} role={role} onRestart={onRestart} />;
}

function StepTitle({ step, role }: { step: SignupStep; role: LoginEntry }) {
  const { t } = useTranslation('signup');
  if (step === 'choice' || step === 'interest') return t(`titles.${step}`);
  return t(`titles.${step}.${role}`);
}

const withoutStep = ({ step: _, ...choice }: SignupSearch): SignupSearch => choice;

/** A new step is read out from its heading; the first page is not, and the code field takes the focus itself. */
function useHeadingFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    if (step !== 'verification') heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
