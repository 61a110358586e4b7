import type { OwnHospital } from '@fonendo/contract/hospitals/hospitals.schema';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { PulseLine, type PulseStep } from '../../ui/pulse/line.tsx';
import { HospitalMissing } from './data/hospital-missing.tsx';
import classes from './directory-closed.module.css';

/** Why a hospital finds no doctors yet, what happens next, and what it can do meanwhile. */
export function DirectoryClosed({ own }: { own: OwnHospital }) {
  const { t } = useTranslation('directory');
  if (!own.approval) {
    return (
      <HospitalMissing
        title={t('closed.missing')}
        description={t('closed.missingHelp')}
        action={t('closed.complete')}
        link={{ to: '/signup' }}
      />
    );
  }
  return own.approval.status === 'refused' ? (
    <Refused reason={own.approval.reason ?? ''} canEdit={own.can.edit} />
  ) : (
    <Pending since={own.approval.since} />
  );
}

function Pending({ since }: { since: string }) {
  const { t } = useTranslation('directory');
  const steps: PulseStep[] = [
    { key: 'sent', label: t('closed.sent'), detail: t('closed.sentOn', { date: formatDayOf(since) }), state: 'done' },
    { key: 'review', label: t('closed.review'), detail: t('closed.reviewHelp'), state: 'current' },
    { key: 'open', label: t('closed.open'), detail: t('closed.openHelp'), state: 'future' },
  ];
  return (
    <Card padding="hero">
      <div className={classes.head}>
        <ShieldCheck size={26} strokeWidth={1.75} aria-hidden className={classes.icon} />
        <h2 className={classes.title}>{t('closed.title')}</h2>
        <p className={classes.help}>{t('closed.help')}</p>
      </div>
      <div className={classes.line}>
        <PulseLine label={t('closed.steps')} steps={steps} size="full" />
      </div>
      <p className={classes.help}>{t('closed.meanwhile')}</p>
      <div className={classes.actions}>
        <Button renderRoot={(props) => <Link to="/offers" {...props} />}>{t('closed.toOffers')}</Button>
        <ToHospital>{t('closed.toHospital')}</ToHospital>
      </div>
    </Card>
  );
}

function Refused({ reason, canEdit }: { reason: string; canEdit: boolean }) {
  const { t } = useTranslation('directory');
  return (
    <Card padding="hero">
      <div className={classes.head}>
        <CircleAlert size={26} strokeWidth={1.75} aria-hidden className={classes.attention} />
        <h2 className={classes.title}>{t('closed.refusedTitle')}</h2>
        <p className={classes.help}>{t('closed.refusedHelp')}</p>
      </div>
      <blockquote className={classes.reason}>{reason}</blockquote>
      <p className={classes.help}>{t(canEdit ? 'closed.correctHelp' : 'closed.correctOthers')}</p>
      <div className={classes.actions}>
        {canEdit ? (
          <Button renderRoot={(props) => <Link {...hospitalTab} {...props} />}>{t('closed.correct')}</Button>
        ) : (
          <ToHospital>{t('closed.toHospital')}</ToHospital>
        )}
      </div>
    </Card>
  );
}

const hospitalTab = { to: '/account', search: { tab: 'hospital' } } as const;

const ToHospital = ({ children }: { children: string }) => (
  <Button variant="default" renderRoot={(props) => <Link {...hospitalTab} {...props} />}>
    {children}
  </Button>
);
