import type { HospitalDetail } from '@fonendo/contract/hospital-list.schema';
import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, LockOpen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { toast } from '../../platform/toasts.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { hospitalQuery, keepHospital, unblockHospital } from './managed-hospitals.queries.ts';

const BlockForm = lazy(async () => ({ default: (await import('./managed-block.form.tsx')).BlockForm }));

/** Asks why, and says what follows. */
export function BlockHospital({ detail }: { detail: HospitalDetail }) {
  const { t } = useTranslation(['hospitals', 'core']);
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<Ban size={16} aria-hidden />} onClick={dialog.open}>
        {t('managed.detail.block')}
      </Button>
      <Modal
        opened={opened}
        onClose={dialog.close}
        size={520}
        title={t('managed.block.title', { name: detail.hospital.name })}
        closeButtonProps={{ 'aria-label': t('core:actions.close') }}
      >
        <Suspense fallback={<LoadingState of="text" />}>
          <BlockForm id={detail.hospital.id} onClose={dialog.close} />
        </Suspense>
      </Modal>
    </>
  );
}

export function UnblockHospital({ detail }: { detail: HospitalDetail }) {
  const { t } = useTranslation('hospitals');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { id, name } = detail.hospital;
  const unblock = useMutation({
    mutationFn: () => unblockHospital(id),
    onSuccess: (after) => {
      keepHospital(queryClient, after);
      toast({ tone: 'success', title: t('managed.unblock.done') });
    },
    onError: (failure) => {
      toastFailure(t('managed.unblock.failed'), failure);
      // Somebody else may have been quicker: what is shown is asked for again.
      void queryClient.invalidateQueries({ queryKey: hospitalQuery(id).queryKey });
    },
  });
  async function ask() {
    const yes = await confirm({
      title: t('managed.unblock.title', { name }),
      description: t('managed.unblock.description'),
      action: t('managed.unblock.action'),
    });
    if (yes) unblock.mutate();
  }
  return (
    <Button
      variant="default"
      leftSection={<LockOpen size={16} aria-hidden />}
      loading={unblock.isPending}
      onClick={() => void ask()}
    >
      {t('managed.detail.unblock')}
    </Button>
  );
}
