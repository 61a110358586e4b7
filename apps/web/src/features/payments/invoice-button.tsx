import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { saveFile } from '../../platform/save-file.ts';
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
      loading={download.isPending}
      aria-label={t('history.download', { number })}
      onClick={() => download.mutate({ paymentId, number })}
    >
      {discreet ? number : `${t('result.invoice')} ${number}`}
    </Button>
  );
}

function useDownloadInvoice() {
  const { t } = useTranslation('payments');
  return useMutation({
    mutationFn: ({ paymentId }: { paymentId: string; number: string }) => fetchInvoice(paymentId),
    onSuccess: (pdf, { number }) => saveFile(pdf, `${number}.pdf`),
    onError: (failure) => toastFailure(t('history.notDownloaded'), failure),
  });
}
