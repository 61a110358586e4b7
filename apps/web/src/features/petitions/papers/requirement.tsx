import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { CircleCheck, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDayOf } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { fetchLetter } from '../petitions.queries.ts';
import classes from '../procedure/resolution.module.css';
import { useFileDownload } from './actions.ts';

const openRequirement = ({ requirements }: Petition) => requirements.find(({ until }) => until === null);

/** What the ministry asks of the doctor, and until when. Empty if nothing. */
export function Requirement({ petition }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const open = openRequirement(petition);
  const download = useFileDownload();
  if (!open) return null;
  const { id, reference, letters } = petition;
  return (
    <Section
      title={t('requirement.title')}
      aside={t('requirement.answerBy', { date: formatDay(open.answerBy, 'long') })}
    >
      <Card>
        <span id="requirement" className={classes.anchor} />
        <p className={classes.quote}>{open.reason}</p>
        {open.answer.length > 0 ? (
          <Answer files={open.answer} />
        ) : (
          <p className={classes.help}>{t('requirement.how')}</p>
        )}
        {letters.some(({ kind }) => kind === 'subsanacion') && (
          <Button
            variant="default"
            className={classes.button ?? ''}
            leftSection={<Download size={17} aria-hidden />}
            loading={download.isBusy}
            onClick={() =>
              download.start({
                fetch: () => fetchLetter(id, 'subsanacion'),
                name: t('files.name.subsanacion', { reference }),
              })
            }
          >
            {t('requirement.cover')}
          </Button>
        )}
      </Card>
    </Section>
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
