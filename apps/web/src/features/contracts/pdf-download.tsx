import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/save-file.ts';
import { useAction } from '../../platform/use-action.ts';

type Props = { label: string; fileName: string; load: () => Promise<Blob> };

export function PdfDownload({ label, fileName, load }: Props) {
  const { t } = useTranslation('contracts');
  const download = useAction({
    run: async () => saveFile(await load(), fileName),
    failed: t('downloadFailed'),
  });
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<Download size={16} aria-hidden />}
      loading={download.isBusy}
      onClick={() => download.start()}
    >
      {label}
    </Button>
  );
}
