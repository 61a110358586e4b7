import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { CircleCheck, Download } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDayOf } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { Section } from '../../../ui/section.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { AnswerUpload } from '../../documents/documents.public.ts';
import { fetchLetter, fetchRequirementLetter } from '../petitions.queries.ts';
import classes from '../procedure/resolution.module.css';
import { useFileDownload } from './actions.ts';

const openRequirement = ({ requirements }: Petition) => requirements.find(({ until }) => until === null);

/** What the ministry asks of the doctor, until when, and where to answer. Empty if nothing. */
export function Requirement({ petition }: { petition: Petition }) {
  const { t, i18n } = useTranslation('homologations');
  const open = openRequirement(petition);
  const download = useFileDownload();
  if (!open) return null;
  const { id, reference, letters } = petition;
  const { letter, answer } = open;
  return (
    <Section
      title={t('requirement.title')}
      aside={t('requirement.answerBy', { date: formatDay(open.answerBy, 'long') })}
    >
      <Card>
        <span id="requirement" className={classes.anchor} />
        <p className={classes.quote}>{open.reason}</p>
        {letter && (
          <DownloadButton
            label={`${t('requirement.letter')} (PDF, ${formatBytes(letter.bytes, i18n.language)})`}
            start={() => download.start({ fetch: () => fetchRequirementLetter(id, open.id), name: letter.name })}
            isBusy={download.isBusy}
          />
        )}
        {answer.length > 0 ? <Answer files={answer} /> : <p className={classes.help}>{t('requirement.how')}</p>}
        <Suspense fallback={<LoadingState of="rows" rows={1} />}>
          <AnswerUpload aim={{ requirement: open.id }} label={t('requirement.upload')} opened={answer.length === 0} />
        </Suspense>
        {letters.some(({ kind }) => kind === 'subsanacion') && (
          <DownloadButton
            label={t('requirement.cover')}
            start={() =>
              download.start({
                fetch: () => fetchLetter(id, 'subsanacion'),
                name: t('files.name.subsanacion', { reference }),
              })
            }
            isBusy={download.isBusy}
          />
        )}
      </Card>
    </Section>
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

type AnswerFiles = Petition['requirements'][number]['answer'];

/** What the doctor has uploaded since: it is acknowledged before the team files it. */
function Answer({ files }: { files: AnswerFiles }) {
  const { t } = useTranslation(['homologations', 'documents']);
  const [last] = files;
  if (!last) return null;
  return (
    <div className={classes.answer}>
      <CircleCheck size={20} aria-hidden className={classes.tick} />
      <div>
        <p className={classes.answered}>{t('requirement.answered', { date: formatDayOf(last.uploadedAt) })}</p>
        <ul className={classes.answers}>
          {files.map(({ id, kind, fileName }) => (
            <li key={id}>
              {t(`documents:kinds.${kind}`)}: {fileName}
            </li>
          ))}
        </ul>
        <p className={classes.help}>{t('requirement.answeredHelp')}</p>
      </div>
    </div>
  );
}
