import type { HospitalDetail } from '@fonendo/contract/hospitals/list.schema';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Check, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card } from '../../../ui/card.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { FactList } from '../profile/hospital-facts.tsx';
import classes from './managed-hospital.module.css';
import { approveHospital, cacheHospital } from './managed-hospitals.queries.ts';

const RefuseForm = lazy(async () => ({ default: (await import('./refuse.form.tsx')).RefuseForm }));

/** The verdict about a hospital that is not approved, with its data. */
export function HospitalReview({ detail }: { detail: HospitalDetail }) {
  const { t } = useTranslation('hospitals');
  const [opened, dialog] = useDisclosure(false);
  const { hospital, approval } = detail;
  const approve = useAction({
    run: () => approveHospital(hospital.id, approval.version),
    cache: cacheHospital,
    done: t('managed.review.approvedDone'),
    failed: t('managed.review.failed'),
    // Somebody else decided or edited first: the shown data are outdated.
    conflict: { title: t('managed.review.changed'), message: t('managed.review.changedHelp') },
    invalidates: [queryKeys.hospitals.one(hospital.id)],
  });
  const refused = approval.status === 'refused';
  return (
    <Section
      title={t('managed.review.heading')}
      aside={t(`managed.review.${approval.status}`, { date: formatDayOf(approval.since) })}
    >
      <div className={classes.review}>
        <Card>
          {refused && <p className={classes.reason}>{approval.reason}</p>}
          <p className={classes.support}>{t(refused ? 'managed.review.refusedHelp' : 'managed.review.pendingHelp')}</p>
          <div className={classes.verdict}>
            {approval.allowedEvents.includes('approve') && (
              <Button
                variant={refused ? 'default' : 'filled'}
                leftSection={<Check size={16} aria-hidden />}
                loading={approve.isBusy}
                onClick={() => approve.start()}
              >
                {t('managed.review.approve')}
              </Button>
            )}
            {approval.allowedEvents.includes('refuse') && (
              <Button
                variant="default"
                leftSection={<X size={16} aria-hidden />}
                disabled={approve.isBusy}
                onClick={dialog.open}
              >
                {t('managed.review.refuse')}
              </Button>
            )}
          </div>
        </Card>
        <FactList hospital={hospital} />
      </div>
      <FormDialog
        opened={opened}
        onClose={dialog.close}
        size={520}
        title={t('managed.review.refuseTitle', { name: hospital.name })}
      >
        <Suspense fallback={<LoadingState of="text" />}>
          <RefuseForm detail={detail} onClose={dialog.close} />
        </Suspense>
      </FormDialog>
    </Section>
  );
}
