import type { DoctorDashboard, DoctorNextStep } from '@fonendo/contract/dashboards.schema';
import { reachedOf, stepUnderWay } from '@fonendo/domain/petitions/standing';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../platform/format.ts';
import { PulseLine, type PulseStep } from '../../ui/pulse/line.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import classes from './doctor/doctor-dashboard.module.css';

type Petition = NonNullable<DoctorDashboard['petition']>;
type Props = { petition: Petition; next: DoctorNextStep };

/** The progress of the petition, and its days. */
export function PetitionLine({ petition, next }: Props) {
  const { t } = useTranslation('dashboards');
  const steps = useSteps(petition, next);
  return (
    <div className={classes.petition}>
      <div className={classes.petitionHead}>
        <h3 className={classes.petitionTitle}>{t('doctor.petition.title', { reference: petition.reference })}</h3>
        <StatusBadge of="petition" status={petition.standing} />
        <Days petition={petition} />
        <Link to="/petitions/$id" params={{ id: petition.id }} className={classes.petitionSee}>
          {t('doctor.petition.see')}
          <ArrowRight size={15} aria-hidden />
        </Link>
      </div>
      <PulseLine label={t('doctor.petition.progress')} steps={steps} narrow="compact" />
    </div>
  );
}

/** The days of the current phase: of the legal term if it has started, otherwise since sending. */
function Days({ petition: { status, daysSinceSent, legalTerm } }: { petition: Petition }) {
  const { t } = useTranslation('dashboards');
  if (status === 'Sended' && legalTerm) {
    const { daysOver, daysLeft } = legalTerm;
    return (
      <span className={classes.petitionDays} data-late={daysOver > 0 || undefined}>
        {daysOver > 0 ? t('doctor.petition.over', { count: daysOver }) : t('doctor.petition.left', { count: daysLeft })}
      </span>
    );
  }
  if (daysSinceSent === null || status === 'Aproved' || status === 'Refused') return null;
  return <span className={classes.petitionDays}>{t('doctor.petition.sinceSent', { count: daysSinceSent })}</span>;
}

function useSteps({ steps, status, standing, legalTerm }: Petition, next: DoctorNextStep): PulseStep[] {
  const { t } = useTranslation(['dashboards', 'homologations']);
  const underWay = stepUnderWay(reachedOf(steps));
  const waitsFor = useWaitsFor(next);
  return steps.map(({ step, reached, at }, index): PulseStep => {
    const label = t(`homologations:steps.${step}`);
    if (reached && step === 'resolution' && standing === 'conditional') {
      return { key: step, label, state: 'conditional', detail: t('doctor.petition.conditionsLeft') };
    }
    if (reached) {
      const ended = step === 'resolution' ? (status === 'Refused' ? 'denied' : 'approved') : 'done';
      return { key: step, label, state: ended, ...(at && { detail: formatDayOf(at) }) };
    }
    if (index === underWay && waitsFor) return { key: step, label, state: 'attention', detail: waitsFor };
    const legal = step === 'resolution' && !legalTerm ? { detail: t('doctor.petition.legal') } : {};
    return { key: step, label, state: index === underWay ? 'current' : 'future', ...legal };
  });
}

/** What of the doctor the petition waits for, in the words of its own page; null where it waits for nothing. */
function useWaitsFor(next: DoctorNextStep): string | null {
  const { t } = useTranslation('homologations');
  if ('purpose' in next) return next.purpose === 'petition' ? t('progress.yoursToComplete') : null;
  switch (next.key) {
    case 'replaceDocuments':
      return t('progress.yoursToReplace', { count: next.documents.length });
    case 'correctCv':
      return t('progress.yoursToCorrect');
    case 'renewDocument':
      return t('progress.yoursToRenew');
    case 'openMinistryNotice':
      return t('progress.yoursToOpen');
    case 'allegeToMinistry':
      return t('progress.yoursToAllege');
    case 'answerMinistry':
      return t('progress.yoursToAnswer');
    case 'pressMinistry':
      return t('progress.overdue', { count: next.daysOver });
    default:
      return null;
  }
}
