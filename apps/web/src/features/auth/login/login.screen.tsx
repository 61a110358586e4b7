import type { LoginForm } from '@fonendo/contract/auth/auth.schema';
import type { SecondFactorAsked } from '@fonendo/contract/auth/second-factor.schema';
import { type LoginEntry, loginEntries } from '@fonendo/domain/auth/policy-group';
import { passkeysWorkAt } from '@fonendo/domain/auth/second-factor';
import { publicPath } from '@fonendo/domain/shared/public-path';
import { Anchor, Button, Checkbox, Group, SegmentedControl, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import i18next from 'i18next';
import { Hospital, KeyRound, Stethoscope } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithNetwork, withNetwork } from '../../../platform/connection/connection.ts';
import { toastFailure, toastRefusal } from '../../../platform/failure-toast.ts';
import { FieldMessage } from '../../../platform/form/field-message.tsx';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { ApiFailure, isApiFailure } from '../../../platform/http-client.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import {
  answerSecondFactor,
  type SignInOutcome,
  signIn,
  signInWithPasskey,
} from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts.ts';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { PasswordField } from '../../../ui/fields/password/password-field.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import classes from './login.screen.module.css';

const entryIcons = { doctor: Stethoscope, hospital: Hospital } satisfies Record<LoginEntry, unknown>;

/** Loaded on demand, because few people need it. */
const SecondFactorLogin = lazy(() =>
  import('../second-factor/login.tsx').then((module) => ({ default: module.SecondFactorLogin })),
);

/** Only where they work: the browser supports them, and the page was opened by a host name. */
const hasPasskeys = () => 'PublicKeyCredential' in window && passkeysWorkAt(window.location.origin);

const loadSchema = () => import('@fonendo/contract/auth/auth.schema').then((schemas) => schemas.loginFormSchema);

/** The field where an error of the server is shown; other errors are shown above the form. */
const fieldOfError: Partial<Record<string, keyof LoginForm>> = { UserNotFound: 'email', InvalidPassword: 'password' };

/** The login was refused for a reason that its message gives; anything else is the catalogue's generic login error. */
const isRefused = ({ status }: ApiFailure) => status >= 400 && status < 500;

const loginFailed = ({ status }: ApiFailure) =>
  new ApiFailure(status, { code: 'LoginFailed', message: i18next.t('apiErrors.LoginFailed') });

type Props = {
  /** The entry in the address; without one, anybody may sign in here. */
  entry: LoginEntry | undefined;
  onEntryChange: (entry: LoginEntry) => void;
  /** Somebody belongs to another entry: they are led there, to `/` (specification, section 5). */
  onWrongEntry: (entry: LoginEntry) => void;
  /** Called when somebody is about to sign in, to load what comes after. */
  onIntent: () => void;
  onSignedIn: () => void;
};

export function LoginScreen({ entry, onEntryChange, onWrongEntry, onIntent, onSignedIn }: Props) {
  const { t } = useTranslation(['auth', 'core']);
  // On the first touch of the form its schema is fetched, and soon what comes after the login.
  const prepare = () => {
    onIntent();
    return loadSchema();
  };
  const form = useZodForm(prepare, { email: '', password: '', passwordRemember: false });
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<SecondFactorAsked['secondFactor'] | null>(null);

  function follow(outcome: SignInOutcome) {
    if (outcome.kind === 'signedIn') return onSignedIn();
    if (outcome.kind === 'secondFactor') return setAsked(outcome.asked);
    const warning = outcome.entry === 'hospital' ? 'core:toast.loginHospitalWarning' : 'core:toast.loginDoctorWarning';
    toast({ tone: 'warning', title: t(warning) });
    setAsked(null);
    onWrongEntry(outcome.entry);
  }

  const remember = form.values.passwordRemember ?? false;

  async function signInByPasskey() {
    setAsking(true);
    try {
      const { askPasskey, wasCancelled } = await loadWithNetwork(() => import('../second-factor/passkey.ts'));
      const signingIn = withNetwork(() => signInWithPasskey(askPasskey, remember, entry));
      const outcome = await signingIn.catch((failure: unknown) => {
        if (!wasCancelled(failure)) throw failure;
      });
      if (outcome) follow(outcome);
    } catch (failure) {
      toastFailure(t('login.passkeyFailed'), failure);
    } finally {
      setAsking(false);
    }
  }

  async function submit(values: LoginForm) {
    try {
      follow(await signIn(values, entry));
    } catch (failure) {
      const field = isApiFailure(failure) && fieldOfError[failure.data.code];
      if (!isApiFailure(failure) || !field) {
        throw isApiFailure(failure) && !isRefused(failure) ? loginFailed(failure) : failure;
      }
      toastRefusal(failure);
      form.setFieldError(field, <FieldMessage error={{ key: `apiErrors.${failure.data.code}` }} />);
      form.getInputNode(field)?.focus();
    }
  }

  if (asked) {
    return (
      <div className={classes.body}>
        <Suspense>
          <SecondFactorLogin
            asked={asked}
            onAnswer={async (answer) => follow(await answerSecondFactor(answer, remember, entry))}
            onBack={() => setAsked(null)}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <>
      <div className={classes.body}>
        <Title order={1}>{t('login.heading')}</Title>
        <SegmentedControl
          fullWidth
          size="lg"
          aria-label={t('login.entryLabel')}
          value={entry ?? 'doctor'}
          onChange={(value) => onEntryChange(value as LoginEntry)}
          data={loginEntries.map((value) => ({ value, label: <EntryLabel entry={value} /> }))}
        />
        <Form form={form} onSubmit={submit}>
          <div className={classes.form}>
            <EmailField autoComplete="username" label={t('login.email')} {...form.getInputProps('email')} />
            <PasswordField
              autoComplete="current-password"
              label={t('login.password')}
              {...form.getInputProps('password')}
            />
            <Group justify="space-between" gap="xs">
              <Checkbox label={t('login.remember')} {...form.getInputProps('passwordRemember', { type: 'checkbox' })} />
              <Anchor component={Link} to="/forgot-password" className={classes.link}>
                {t('login.forgot')}
              </Anchor>
            </Group>
            <Button type="submit" size="lg" fullWidth loading={form.submitting}>
              {t('login.submit')}
            </Button>
          </div>
        </Form>
        {hasPasskeys() && (
          <Button
            variant="default"
            size="lg"
            fullWidth
            className={classes.passkey ?? ''}
            loading={asking}
            leftSection={<KeyRound size={18} aria-hidden />}
            onClick={() => void signInByPasskey()}
          >
            {t('login.passkey')}
          </Button>
        )}
        <p className={classes.signup}>
          {t('login.noAccount')}{' '}
          <Anchor component={Link} to="/signup" underline="always" className={classes.link}>
            {t('login.signup')}
          </Anchor>
        </p>
        <p className={classes.signup}>
          {t('login.firstTime')}{' '}
          <Anchor href={publicPath('/inicio', currentLocale())} underline="always" className={classes.link}>
            {t('login.about')}
          </Anchor>
        </p>
      </div>
      <DemoAccounts
        onUse={({ email, password, entry: door }) => {
          onIntent();
          form.setValues({ email, password });
          if (door) onEntryChange(door);
        }}
      />
    </>
  );
}

function EntryLabel({ entry }: { entry: LoginEntry }) {
  const { t } = useTranslation('auth');
  const Icon = entryIcons[entry];
  return (
    <span className={classes.entry}>
      <Icon size={18} aria-hidden /> {t(`login.${entry}`)}
    </span>
  );
}
