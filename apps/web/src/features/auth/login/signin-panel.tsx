import type { LoginEntry } from '@fonendo/domain/auth/policy-group';
import type { auth } from '@fonendo/messages/es/auth/auth';
import { useTranslation } from 'react-i18next';
import { PanelPulse } from './panel-pulse.tsx';
import classes from './signin-panel.module.css';

type Panel = (typeof auth)['panel'];

const doctorSteps = ['received', 'validated', 'cv', 'sent', 'resolution'] as const satisfies (keyof Panel['steps'])[];
const hospitalSteps = [
  'published',
  'candidates',
  'documents',
  'interview',
  'accepted',
] as const satisfies (keyof Panel['hospitalSteps'])[];

/** One sentence and the product's pulse line. Decoration beside the form. */
export function SigninPanel({ entry }: { entry: LoginEntry }) {
  const { t } = useTranslation('auth');
  const steps =
    entry === 'doctor'
      ? doctorSteps.map((step) => t(`panel.steps.${step}`))
      : hospitalSteps.map((step) => t(`panel.hospitalSteps.${step}`));
  return (
    <aside className={classes.panel} aria-label={t('panel.label')}>
      <p className={classes.sentence}>{t(`panel.${entry}`)}</p>
      <PanelPulse />
      <ol className={classes.steps} aria-hidden>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}
