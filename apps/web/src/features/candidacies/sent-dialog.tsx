import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../platform/format.ts';
import { useOpenerFocus } from '../../ui/dialog/opener-focus.ts';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { DoctorProfileView } from '../doctors/doctors.public.ts';
import { snapshotQuery } from './candidacies.queries.ts';
import classes from './own/own-candidacies.module.css';

type Props = { candidacy: OwnCandidacy; onClose: () => void };

/** What was submitted to the hospital. */
export function SentDialog({ candidacy: { id, hospital, appliedAt }, onClose }: Props) {
  const { t } = useTranslation(['candidacies', 'core']);
  useOpenerFocus(true);
  const query = useQuery(snapshotQuery(id));
  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={t('sent.title', { hospital: hospital.name })}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <p className={classes.sentLead}>{t('sent.lead', { date: formatDayOf(appliedAt) })}</p>
      <Suspense fallback={<LoadingState of="rows" rows={3} />}>
        <AnswerFrame
          query={query}
          outline="rows"
          rows={3}
          bare
          failed={t('sent.failed')}
          failedHelp={t('own.failedHelp')}
        >
          {(data) => <DoctorProfileView profile={data} editable={false} titleOrder={2} />}
        </AnswerFrame>
      </Suspense>
    </Modal>
  );
}
