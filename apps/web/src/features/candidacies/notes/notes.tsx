import type { CandidacyNote, Colleague, CandidacyNotes as Notes } from '@fonendo/contract/candidacies/notes.schema';
import type { DoctorNotes as NotesOnDoctor } from '@fonendo/contract/doctors/notes.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { NoteEditor } from './note-editor.tsx';
import { NoteItem } from './note-item.tsx';
import classes from './notes.module.css';
import {
  cacheNotes,
  candidacyBook,
  candidacyNotesQuery,
  doctorBook,
  doctorNotesQuery,
  type NoteBook,
  writeDoctorNote,
  writeNote,
} from './notes.queries.ts';
import { CandidacyRating } from './rating.tsx';

/** Notes of a hospital's people about a candidate. */
export function CandidacyNotes({ candidacyId }: { candidacyId: string }) {
  const { t } = useTranslation('candidateNotes');
  const query = useQuery(candidacyNotesQuery(candidacyId));
  return (
    <PrivateNotes>
      <AnswerFrame query={query} outline="text" failed={t('failed')} failedHelp={t('failedHelp')}>
        {(data) => <OnCandidacy candidacyId={candidacyId} data={data} />}
      </AnswerFrame>
    </PrivateNotes>
  );
}

/** Their notes about a doctor of the directory, who need not have applied. Nobody is mentioned or rated here. */
export function DoctorNotes({ doctorId }: { doctorId: string }) {
  const { t } = useTranslation('candidateNotes');
  const query = useQuery(doctorNotesQuery(doctorId));
  return (
    <PrivateNotes>
      <AnswerFrame query={query} outline="text" failed={t('failed')} failedHelp={t('failedHelp')}>
        {(data) => <OnDoctor data={data} />}
      </AnswerFrame>
    </PrivateNotes>
  );
}

/** A lock icon says that nobody else reads them. */
function PrivateNotes({ children }: { children: ReactNode }) {
  const { t } = useTranslation('candidateNotes');
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
      {children}
    </Section>
  );
}

function OnCandidacy({ candidacyId, data }: { candidacyId: string; data: Notes }) {
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
      <Written book={candidacyBook(candidacyId)} notes={notes} colleagues={colleagues} none={t('note.none')} />
    </div>
  );
}

function OnDoctor({ data: { doctorId, notes, can } }: { data: NotesOnDoctor }) {
  const { t } = useTranslation('candidateNotes');
  const queryClient = useQueryClient();
  const book = doctorBook(doctorId);
  return (
    <div className={classes.conversation}>
      {can.write && (
        <NoteEditor
          name={`doctor-note:${doctorId}`}
          colleagues={[]}
          onSave={async (text) => book.cache(queryClient, await writeDoctorNote(doctorId, text))}
        />
      )}
      <Written book={book} notes={notes} colleagues={[]} none={t('note.noneOnDoctor')} />
    </div>
  );
}

type WrittenProps<Answer> = {
  book: NoteBook<Answer>;
  notes: readonly CandidacyNote[];
  colleagues: readonly Colleague[];
  none: string;
};

function Written<Answer>({ book, notes, colleagues, none }: WrittenProps<Answer>) {
  const { t } = useTranslation('candidateNotes');
  if (notes.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <ol className={classes.notes} aria-label={t('heading')}>
      {notes.map((note) => (
        <NoteItem key={note.id} book={book} note={note} colleagues={colleagues} />
      ))}
    </ol>
  );
}
