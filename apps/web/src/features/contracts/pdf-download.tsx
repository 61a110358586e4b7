import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { saveFile } from '../../platform/save-file.ts';

type Props = { label: string; fileName: string; load: () => Promise<Blob> };

export function PdfDownload({ label, fileName, load }: Props) {
  const { t } = useTranslation('contracts');
  const download = useMutation({
    mutationFn: load,
    onSuccess: (pdf) => saveFile(pdf, fileName),
    onError: (failure) => toastFailure(t('downloadFailed'), failure),
  });
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<Download size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  );
}
