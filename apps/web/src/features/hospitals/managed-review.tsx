import type { HospitalDetail } from '@fonendo/contract/hospital-list.schema';
import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { formatDayOf } from '../../platform/format.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { toast } from '../../platform/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Section } from '../../ui/section.tsx';
import { FactList } from './hospital-facts.tsx';
import classes from './managed-hospital.module.css';
import { approveHospital, hospitalQuery, keepHospital } from './managed-hospitals.queries.ts';

const RefuseForm = lazy(async () => ({ default: (await import('./managed-refuse.form.tsx')).RefuseForm }));

/** The verdict about a hospital that is not approved, with the data that it is about. */
export function HospitalReview({ detail }: { detail: HospitalDetail }) {
  const { t } = useTranslation(['hospitals', 'core']);
  const queryClient = useQueryClient();
  const [opened, dialog] = useDisclosure(false);
  const { hospital, approval } = detail;
  const approve = useMutation({
    mutationFn: () => approveHospital(hospital.id, approval.version),
    onSuccess: (after) => {
      keepHospital(queryClient, after);
      toast({ tone: 'success', title: t('managed.review.approvedDone') });
    },
    onError: (failure) => {
      if (isApiFailure(failure) && failure.status === 409) {
        // Somebody decided or wrote first: what is on the screen is old.
        void queryClient.invalidateQueries({ queryKey: hospitalQuery(hospital.id).queryKey });
        toast({ tone: 'warning', title: t('managed.review.changed'), message: t('managed.review.changedHelp') });
      } else toastFailure(t('managed.review.failed'), failure);
    },
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
                loading={approve.isPending}
                onClick={() => approve.mutate()}
              >
                {t('managed.review.approve')}
              </Button>
            )}
            {approval.allowedEvents.includes('refuse') && (
              <Button
                variant="default"
                leftSection={<X size={16} aria-hidden />}
                disabled={approve.isPending}
                onClick={dialog.open}
              >
                {t('managed.review.refuse')}
              </Button>
            )}
          </div>
        </Card>
        <FactList hospital={hospital} />
      </div>
      <Modal
        opened={opened}
        onClose={dialog.close}
        size={520}
        title={t('managed.review.refuseTitle', { name: hospital.name })}
        closeButtonProps={{ 'aria-label': t('core:actions.close') }}
      >
        <Suspense fallback={<LoadingState of="text" />}>
          <RefuseForm detail={detail} onClose={dialog.close} />
        </Suspense>
      </Modal>
    </Section>
  );
}
