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
import { cachePetition, fetchRequirementLetter, uploadRequirementLetter } from '../../petitions.queries.ts';
import classes from '../papers/verdict.module.css';

type Asked = Petition['requirements'][number];

/** The ministry's own letter: the team attaches it, and the doctor opens it. */
export function RequirementLetter({ petition, requirement }: { petition: Petition; requirement: Asked }) {
  const { t } = useTranslation('petitions');
  const queryClient = useQueryClient();
  const download = useFileDownload();
  const [isOpen, setOpen] = useState(false);
  const { letter, id: requirementId } = requirement;
  const { id, can, doctor } = petition;
  return (
    <>
      {letter && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => download.start({ fetch: () => fetchRequirementLetter(id, requirementId), name: letter.name })}
        >
          <FileText size={15} aria-hidden className={classes.inline} /> {t('procedure.letter')}: {letter.name}
        </Anchor>
      )}
      {can.attachLetter && !isOpen && (
        <Button variant="default" size="sm" onClick={() => setOpen(true)}>
          {t(letter ? 'procedure.replaceLetter' : 'procedure.attachLetter')}
        </Button>
      )}
      {can.attachLetter && isOpen && (
        <Suspense>
          <PdfUpload
            label={t('procedure.letter')}
            replacing={letter !== null}
            opensAtOnce
            deliver={async (sent) => {
              cachePetition(queryClient, await uploadRequirementLetter({ id, requirementId, ...sent }));
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

/** What the doctor has uploaded since the request, which the team files. */
export function RequirementAnswer({ files }: { files: Asked['answer'] }) {
  const { t } = useTranslation(['petitions', 'documents']);
  const [last] = files;
  if (!last) return <p className={classes.note}>{t('procedure.unanswered')}</p>;
  return (
    <>
      <p className={classes.finding} data-tone="ok">
        {t('procedure.answeredOn', { date: formatShortDay(last.uploadedAt) })}
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
