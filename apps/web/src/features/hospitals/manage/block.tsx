import type { HospitalDetail } from '@fonendo/contract/hospitals/list.schema';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Ban, LockOpen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../platform/query-keys.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { cacheHospital, unblockHospital } from './managed-hospitals.queries.ts';

const BlockForm = lazy(async () => ({ default: (await import('./block.form.tsx')).BlockForm }));

/** Asks for the reason, and says what follows. */
export function BlockHospital({ detail }: { detail: HospitalDetail }) {
  const { t } = useTranslation(['hospitals', 'core']);
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<Ban size={16} aria-hidden />} onClick={dialog.open}>
        {t('managed.detail.block')}
      </Button>
      <FormDialog
        opened={opened}
        onClose={dialog.close}
        size={520}
        title={t('managed.block.title', { name: detail.hospital.name })}
      >
        <Suspense fallback={<LoadingState of="text" />}>
          <BlockForm id={detail.hospital.id} onClose={dialog.close} />
        </Suspense>
      </FormDialog>
    </>
  );
}

export function UnblockHospital({ detail }: { detail: HospitalDetail }) {
  const { t } = useTranslation('hospitals');
  const confirm = useConfirm();
  const { id, name } = detail.hospital;
  const unblock = useAction({
    ask: () =>
      confirm({
        title: t('managed.unblock.title', { name }),
        description: t('managed.unblock.description'),
        action: t('managed.unblock.action'),
      }),
    run: () => unblockHospital(id),
    cache: cacheHospital,
    done: t('managed.unblock.done'),
    failed: t('managed.unblock.failed'),
    invalidates: [queryKeys.hospitals.one(id)],
  });
  return (
    <Button
      variant="default"
      leftSection={<LockOpen size={16} aria-hidden />}
      loading={unblock.isBusy}
      onClick={() => unblock.start()}
    >
      {t('managed.detail.unblock')}
    </Button>
  );
}
