import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Anchor, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../../../platform/format.ts';
import { toast } from '../../../../platform/toasts.ts';
import { PdfUpload } from '../../../documents/documents.public.ts';
import { useFileDownload } from '../../papers/actions.ts';
import { type Act, cachePetition, fetchActLetter, uploadActLetter } from '../../petitions.queries.ts';
import classes from '../papers/verdict.module.css';

type Letter = Petition['requirements'][number]['letter'];
type Files = Petition['requirements'][number]['answer'];
type LetterProps = { petition: Petition; act: Act; asked: { id: string; letter: Letter } };

/** The ministry's own letter: the team attaches it, and the doctor opens it. */
export function ActLetter({ petition, act, asked: { id: actId, letter } }: LetterProps) {
  const { t } = useTranslation('petitions');
  const queryClient = useQueryClient();
  const download = useFileDownload();
  const [isOpen, setOpen] = useState(false);
  const { id, can, doctor } = petition;
  const canAttach = act === 'hearing' ? can.attachProposal : can.attachLetter;
  return (
    <>
      {letter && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => download.start({ fetch: () => fetchActLetter({ id, act, actId }), name: letter.name })}
        >
          <FileText size={15} aria-hidden className={classes.inline} /> {t('procedure.letter')}: {letter.name}
        </Anchor>
      )}
      {canAttach && !isOpen && (
        <Button variant="default" size="sm" onClick={() => setOpen(true)}>
          {t(`procedure.${letter ? 'replaceLetter' : 'attachLetter'}.${act}`)}
        </Button>
      )}
      {canAttach && isOpen && (
        <Suspense>
          <PdfUpload
            label={t('procedure.letter')}
            replacing={letter !== null}
            opensAtOnce
            deliver={async (sent) => {
              cachePetition(queryClient, await uploadActLetter({ id, act, actId, ...sent }));
              const message = t('procedure.letterAttachedHelp', { name: doctor.firstname });
              toast({ tone: 'success', title: t('procedure.letterAttached'), message });
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** What the doctor has uploaded since, which the team files. */
export function DoctorsAnswer({ act, files }: { act: Act; files: Files }) {
  const { t } = useTranslation(['petitions', 'documents']);
  const [last] = files;
  if (!last) return <p className={classes.note}>{t('procedure.unanswered')}</p>;
  return (
    <>
      <p className={classes.finding} data-tone="ok">
        {t(`procedure.answeredOn.${act}`, { date: formatShortDay(last.uploadedAt) })}
      </p>
      <ul className={classes.gaps}>
        {files.map(({ id, kind, fileName }) => (
          <li key={id} className={classes.note}>
            {t(`documents:kinds.${kind}`)}: {fileName}
          </li>
        ))}
      </ul>
    </>
  );
}
