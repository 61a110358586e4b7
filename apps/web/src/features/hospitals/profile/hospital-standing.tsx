import type { OwnHospital } from '@fonendo/contract/hospitals/hospitals.schema';
import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import classes from '../data/hospital-data.form.module.css';

/** The approval and an open claim, above the hospital's data; nothing if all is settled. */
export function HospitalStanding({ own: { approval, claim } }: { own: OwnHospital }) {
  const { t } = useTranslation('hospitals');
  return (
    <>
      {claim && (
        <Alert
          className={classes.standing ?? ''}
          icon={<Clock size={18} aria-hidden />}
          title={t('claim.title', { cif: claim.cif })}
        >
          {t('claim.help', { date: formatDayOf(claim.at) })}
        </Alert>
      )}
      {approval?.status === 'pending' && (
        <Alert className={classes.standing ?? ''} icon={<Clock size={18} aria-hidden />} title={t('approval.pending')}>
          {t('approval.pendingHelp', { date: formatDayOf(approval.since) })}
        </Alert>
      )}
      {approval?.status === 'refused' && (
        <Alert
          className={`${classes.standing} ${classes.refused}`}
          icon={<CircleAlert size={18} aria-hidden />}
          title={t('approval.refused')}
        >
          <p className={classes.reason}>{approval.reason}</p>
          {t('approval.refusedHelp')}
        </Alert>
      )}
    </>
  );
}
