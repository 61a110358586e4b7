import type { Payment } from '@fonendo/contract/payments.schema';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fetchInvoice, saveFile } from '../../../platform/save-file.ts';
import { useAction } from '../../../platform/use-action.ts';
import { fetchRectification } from '../payments.queries.ts';

type Props = { paymentId: string; number: string; discreet?: boolean };

export function InvoiceButton({ paymentId, number, discreet = false }: Props) {
  const { t } = useTranslation('payments');
  const download = useDownloadInvoice();
  return (
    <Button
      variant={discreet ? 'subtle' : 'default'}
      size={discreet ? 'sm' : 'md'}
      leftSection={<Download size={16} aria-hidden />}
      loading={download.isBusy}
      aria-label={t('history.download', { number })}
      onClick={() => download.start({ paymentId, number })}
    >
      {discreet ? number : `${t('result.invoice')} ${number}`}
    </Button>
  );
}

type RectifyingProps = { paymentId: string; invoice: Payment['rectifications'][number] };

/** An invoice that rectifies the first one, below it. */
export function RectificationButton({ paymentId, invoice: { id, number } }: RectifyingProps) {
  const { t } = useTranslation('payments');
  const download = useAction({
    run: async () => saveFile(await fetchRectification(paymentId, id), `${number}.pdf`),
    failed: t('history.notDownloaded'),
  });
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<Download size={16} aria-hidden />}
      loading={download.isBusy}
      aria-label={t('rectify.download', { number })}
      onClick={() => download.start()}
    >
      {number}
    </Button>
  );
}

function useDownloadInvoice() {
  const { t } = useTranslation('payments');
  return useAction({
    run: async ({ paymentId, number }: { paymentId: string; number: string }) =>
      saveFile(await fetchInvoice(paymentId), `${number}.pdf`),
    failed: t('history.notDownloaded'),
  });
}
