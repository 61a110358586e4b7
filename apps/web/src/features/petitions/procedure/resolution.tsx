import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { Circle, CircleCheck, Download } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDayOf } from '../../../platform/format.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerUpload } from '../../documents/documents.public.ts';
import { stepAnchors } from '../anchors/anchors.public.ts';
import { useFileDownload } from '../papers/actions.ts';
import { fetchResolutionFile } from '../petitions.queries.ts';
import classes from './resolution.module.css';

const badges = {
  granted: { tone: 'ok', glyph: 'tick' },
  conditional: { tone: 'warn', glyph: 'clock' },
  denied: { tone: 'bad', glyph: 'octagon' },
  inadmitted: { tone: 'bad', glyph: 'octagon' },
  withdrawn: { tone: 'warn', glyph: 'octagon' },
} as const;

/** The ministry's decision, with its document and the team's comment. */
export function ResolutionSection({ petition }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const { resolution, conditions } = petition;
  if (!resolution) return null;
  const { kind, at, comment, file } = resolution;
  return (
    <Section title={t('resolution.title')} aside={t('resolution.on', { date: formatDayOf(at) })}>
      <Card padding="rows">
        <CardRow>
          <ToneBadge {...badges[kind]}>{t(`resolution.${kind}`)}</ToneBadge>
          <p className={classes.comment}>{comment}</p>
          {file && <ResolutionFile id={petition.id} file={file} />}
        </CardRow>
        {conditions.length > 0 && <Conditions petition={petition} />}
      </Card>
    </Section>
  );
}

type File = NonNullable<NonNullable<Petition['resolution']>['file']>;

function ResolutionFile({ id, file }: { id: string; file: File }) {
  const { t, i18n } = useTranslation('homologations');
  const download = useFileDownload();
  return (
    <Button
      variant="default"
      className={classes.button ?? ''}
      leftSection={<Download size={17} aria-hidden />}
      loading={download.isBusy}
      onClick={() => download.start({ fetch: () => fetchResolutionFile(id), name: file.name })}
    >
      {t('resolution.file')} (PDF, {formatBytes(file.bytes, i18n.language)})
    </Button>
  );
}

/** The training checklist of a conditional resolution. */
function Conditions({ petition: { conditions, conditionsDueOn } }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const done = conditions.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <CardRow>
      <div className={classes.conditionsHead}>
        <h3 id={stepAnchors.conditions} className={classes.subtitle}>
          {t('resolution.conditions')}
        </h3>
        <span className={classes.help}>{t('resolution.conditionsDone', { done, total: conditions.length })}</span>
      </div>
      {conditionsDueOn && done < conditions.length && (
        <p className={classes.due}>{t('resolution.due', { date: formatDay(conditionsDueOn, 'long') })}</p>
      )}
      <ul className={classes.conditions}>
        {conditions.map(({ id, text, doneAt, files }) => (
          <li key={id} className={classes.condition} data-done={doneAt !== null || undefined}>
            {doneAt ? (
              <CircleCheck size={20} aria-hidden className={classes.tick} />
            ) : (
              <Circle size={20} aria-hidden className={classes.open} />
            )}
            <div>
              <p>{text}</p>
              <p className={classes.help}>
                {doneAt ? t('resolution.conditionDone', { date: formatDayOf(doneAt) }) : t('resolution.conditionOpen')}
              </p>
              {files.map((file) => (
                <p key={file.id} className={classes.help}>
                  {t(`resolution.uploaded.${file.status}`, {
                    name: file.fileName,
                    date: formatDayOf(file.uploadedAt),
                  })}
                </p>
              ))}
              {doneAt === null && (
                <Suspense>
                  <AnswerUpload aim={{ condition: id }} label={text} />
                </Suspense>
              )}
            </div>
          </li>
        ))}
      </ul>
      {done < conditions.length && <p className={classes.help}>{t('resolution.how')}</p>}
    </CardRow>
  );
}
