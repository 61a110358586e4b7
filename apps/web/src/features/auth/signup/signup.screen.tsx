import type { LoginEntry } from '@fonendo/domain/auth/policy-group';
import { publicPath } from '@fonendo/domain/shared/public-path';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { signOut } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts.ts';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import type { LoginSearch } from '../login/login-search.ts';
import { AccountChoiceForm } from './account-choice.form.tsx';
import { InterestThanks } from './interest/interest-thanks.tsx';
import type { SignupSearch } from './search.ts';
import classes from './signup.screen.module.css';
import { type EntryStep, entryStep, signupRole } from './step.ts';
import { StepFrame } from './steps/step-frame.tsx';

// Each step is loaded when it is reached: the first one is a choice and should not wait for the forms.
const DoctorForm = lazy(async () => ({ default: (await import('./doctor.form.tsx')).DoctorForm }));
const HospitalForm = lazy(async () => ({ default: (await import('./hospital.form.tsx')).HospitalForm }));
const InterestForm = lazy(async () => ({ default: (await import('./interest/interest.form.tsx')).InterestForm }));
const VerificationStep = lazy(async () => ({
  default: (await import('./steps/verification.step.tsx')).VerificationStep,
}));
const DoctorRegistration = lazy(async () => ({
  default: (await import('./doctor-registration.tsx')).DoctorRegistration,
}));
const HospitalRegistration = lazy(async () => ({
  default: (await import('./hospital-registration.tsx')).HospitalRegistration,
}));

export type SignupProps = {
  search: SignupSearch;
  onSearchChange: (search: SignupSearch) => void;
  /** The address of the login, which may lead on to what somebody came for. */
  loginSearch: (role: LoginEntry | undefined) => LoginSearch;
  onLogin: (role: LoginEntry) => void;
  onDashboard: () => void;
};

/** Registration, from the choice of the account to its end; it can be left and resumed at any step. */
export function SignupScreen({ onDashboard, ...entry }: SignupProps) {
  const { search, onSearchChange } = entry;
  const session = useSession();
  const role = signupRole(session, search);
  const step = entryStep(session, search);
  if (step !== null) return <Entry step={step} role={role} {...entry} />;
  return (
    <Suspense fallback={<LoadingState />}>
      {role === 'doctor' ? (
        <DoctorRegistration search={search} onSearchChange={onSearchChange} onDashboard={onDashboard} />
      ) : (
        <HospitalRegistration onDashboard={onDashboard} />
      )}
    </Suspense>
  );
}

type EntryProps = Omit<SignupProps, 'onDashboard'> & { step: EntryStep; role: LoginEntry };

/** The steps before the account is verified. */
function Entry({ step, role, search, onSearchChange, loginSearch, onLogin }: EntryProps) {
  const { t } = useTranslation('signup');
  const session = useSession();
  const [thankedEmail, setThankedEmail] = useState<string | null>(null);
  const thanked = step === 'interest' && thankedEmail !== null;
  const canGoBack = (step === 'interest' || step === 'personalData') && !thanked;

  async function restart() {
    await signOut();
    onSearchChange({ role });
  }

  function sayCreated() {
    toast({ tone: 'success', title: t('created'), message: t('createdHelp') });
    onLogin(role);
  }

  return (
    <StepFrame
      name={thanked ? 'thanks' : step}
      title={thanked ? t('titles.thanks') : entryTitle()}
      step={step}
      account={role}
      back={canGoBack ? { search: withoutStep(search), label: t('back') } : null}
    >
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
      {step === 'verification' && session && (
        <VerificationStep session={session} role={role} onRestart={() => void restart()} />
      )}
      {!session && !thanked && (
        <p className={classes.login}>
          {t('haveAccount')}{' '}
          <Link to="/" search={loginSearch(search.role)} className={classes.link}>
            {t('login')}
          </Link>{' '}
          ·{' '}
          <a href={publicPath('/inicio', currentLocale())} className={classes.link}>
            {t('about')}
          </a>
        </p>
      )}
    </StepFrame>
  );

  function entryTitle() {
    return step === 'choice' || step === 'interest' ? t(`titles.${step}`) : t(`titles.${step}.${role}`);
  }
}

const withoutStep = ({ step: _, ...choice }: SignupSearch): SignupSearch => choice;
