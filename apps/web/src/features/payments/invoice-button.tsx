import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/save-file.ts';
import { useAction } from '../../platform/use-action.ts';
import { fetchInvoice } from './payments.queries.ts';

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

function useDownloadInvoice() {
  const { t } = useTranslation('payments');
  return useAction({
    run: async ({ paymentId, number }: { paymentId: string; number: string }) =>
      saveFile(await fetchInvoice(paymentId), `${number}.pdf`),
    failed: t('history.notDownloaded'),
  });
}
