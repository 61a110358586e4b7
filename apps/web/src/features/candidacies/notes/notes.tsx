import type { CandidacyNotes as Notes } from '@fonendo/contract/candidacies/notes.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { NoteEditor } from './note-editor.tsx';
import { CandidacyNoteItem } from './note-item.tsx';
import classes from './notes.module.css';
import { cacheNotes, candidacyNotesQuery, writeNote } from './notes.queries.ts';
import { CandidacyRating } from './rating.tsx';

/** Notes of a hospital's people about a candidate; a lock icon says that nobody else reads them. */
export function CandidacyNotes({ candidacyId }: { candidacyId: string }) {
  const { t } = useTranslation('candidateNotes');
  const query = useQuery(candidacyNotesQuery(candidacyId));
  return (
    <Section
      title={t('heading')}
      aside={
        <span className={classes.private}>
          <Lock size={14} aria-hidden />
          {t('private')}
        </span>
      }
    >
      <AnswerFrame query={query} outline="text" failed={t('failed')} failedHelp={t('failedHelp')}>
        {(data) => <Conversation candidacyId={candidacyId} data={data} />}
      </AnswerFrame>
    </Section>
  );
}

function Conversation({ candidacyId, data }: { candidacyId: string; data: Notes }) {
  const { t } = useTranslation('candidateNotes');
  const queryClient = useQueryClient();
  const { notes, rating, colleagues, can } = data;
  return (
    <div className={classes.conversation}>
      <CandidacyRating candidacyId={candidacyId} rating={rating} canRate={can.rate} />
      {can.write && (
        <NoteEditor
          name={`note:${candidacyId}`}
          colleagues={colleagues}
          onSave={async (text) => cacheNotes(queryClient, candidacyId, await writeNote(candidacyId, text))}
        />
      )}
      {notes.length === 0 && <p className={classes.none}>{t('note.none')}</p>}
      {notes.length > 0 && (
        <ol className={classes.notes} aria-label={t('heading')}>
          {notes.map((note) => (
            <CandidacyNoteItem key={note.id} candidacyId={candidacyId} note={note} colleagues={colleagues} />
          ))}
        </ol>
      )}
    </div>
  );
}
