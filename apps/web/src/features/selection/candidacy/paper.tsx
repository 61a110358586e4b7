import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { PdfDialog } from '../../../ui/pdf/pdf-dialog.tsx';

export type Paper = { title: string; load: () => Promise<Blob> };

/** A document of the candidate. */
export function CandidacyPaper({ paper: { title, load }, onClose }: { paper: Paper; onClose: () => void }) {
  const { t } = useTranslation('selection');
  const download = async () => {
    try {
      saveFile(await load(), `${title}.pdf`);
    } catch (failure) {
      toastFailure(t('handedIn.downloadFailed'), failure);
    }
  };
  const words = {
    failed: t('handedIn.failed'),
    failedHelp: t('handedIn.failedHelp'),
    download: t('handedIn.download'),
  };
  return <PdfDialog title={title} load={load} words={words} onDownload={() => void download()} onClose={onClose} />;
}
