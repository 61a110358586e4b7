import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { CircleCheck, Download } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { AnswerUpload } from '../../documents/documents.public.ts';
import { type Act, fetchActLetter, fetchLetter } from '../petitions.queries.ts';
import classes from '../procedure/resolution.module.css';
import { useFileDownload } from './actions.ts';

/** The letter with which the doctor's files go to the ministry. */
const covers = { requirement: 'subsanacion', hearing: 'alegaciones' } as const;

type Files = Petition['requirements'][number]['answer'];
type Props = {
  petition: Petition;
  act: Act;
  asked: { id: string; letter: Petition['requirements'][number]['letter']; answer: Files };
};

/** The ministry's letter, what the doctor has uploaded since, where to upload, and the letter that goes with it. */
export function Asked({ petition: { id, reference, letters }, act, asked: { id: actId, letter, answer } }: Props) {
  const { t, i18n } = useTranslation('homologations');
  const download = useFileDownload();
  const cover = covers[act];
  return (
    <>
      {letter && (
        <DownloadButton
          label={`${t('asked.letter')} (PDF, ${formatBytes(letter.bytes, i18n.language)})`}
          start={() => download.start({ fetch: () => fetchActLetter({ id, act, actId }), name: letter.name })}
          isBusy={download.isBusy}
        />
      )}
      {answer.length > 0 ? <Answer act={act} files={answer} /> : <p className={classes.help}>{t(`${act}.how`)}</p>}
      <Suspense fallback={<LoadingState of="rows" rows={1} />}>
        <AnswerUpload
          aim={act === 'hearing' ? { hearing: actId } : { requirement: actId }}
          label={t(`${act}.upload`)}
          opened={answer.length === 0}
        />
      </Suspense>
      {letters.some(({ kind }) => kind === cover) && (
        <DownloadButton
          label={t(`${act}.cover`)}
          start={() =>
            download.start({ fetch: () => fetchLetter(id, cover), name: t(`files.name.${cover}`, { reference }) })
          }
          isBusy={download.isBusy}
        />
      )}
    </>
  );
}

function DownloadButton({ label, start, isBusy }: { label: string; start: () => void; isBusy: boolean }) {
  return (
    <Button
      variant="default"
      className={classes.button ?? ''}
      leftSection={<Download size={17} aria-hidden />}
      loading={isBusy}
      onClick={start}
    >
      {label}
    </Button>
  );
}

/** What the doctor has uploaded since: it is acknowledged before the team files it. */
function Answer({ act, files }: { act: Act; files: Files }) {
  const { t } = useTranslation(['homologations', 'documents']);
  const [last] = files;
  if (!last) return null;
  return (
    <div className={classes.answer}>
      <CircleCheck size={20} aria-hidden className={classes.tick} />
      <div>
        <p className={classes.answered}>{t(`${act}.answered`, { date: formatDayOf(last.uploadedAt) })}</p>
        <ul className={classes.answers}>
          {files.map(({ id, kind, fileName }) => (
            <li key={id}>
              {t(`documents:kinds.${kind}`)}: {fileName}
            </li>
          ))}
        </ul>
        <p className={classes.help}>{t('asked.answeredHelp')}</p>
      </div>
    </div>
  );
}
