import type { CandidacyNote, Colleague } from '@fonendo/contract/candidacies/notes.schema';
import { splitNote } from '@fonendo/domain/candidacies/note';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatShortDay } from '../../../platform/format.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { RowMenu } from '../../../ui/table/row-menu.tsx';
import { nameOf, toShown } from './mention-text.ts';
import { NoteEditor } from './note-editor.tsx';
import classes from './notes.module.css';
import type { NoteBook } from './notes.queries.ts';

type Props<Notes> = { book: NoteBook<Notes>; note: CandidacyNote; colleagues: readonly Colleague[] };

export function NoteItem<Notes>({ book, note, colleagues }: Props<Notes>) {
  const { t } = useTranslation('candidateNotes');
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const remove = useRemoval(book, note.id);
  const author = note.author?.name ?? t('note.former');
  return (
    <li className={classes.note}>
      <PersonAvatar name={note.author?.name ?? ''} size={28} />
      <div className={classes.noteBody}>
        <div className={classes.noteHead}>
          <span className={classes.author}>{author}</span>
          <time className={classes.moment} dateTime={note.createdAt} title={formatMoment(note.createdAt)}>
            {formatShortDay(note.createdAt)}
          </time>
          {note.editedAt && <span className={classes.moment}>({t('note.edited')})</span>}
          {note.can.change && !isEditing && (
            <span className={classes.menu}>
              <RowMenu
                row={t('note.menu', { name: author })}
                actions={[
                  {
                    key: 'edit',
                    label: t('note.edit'),
                    icon: <Pencil size={16} aria-hidden />,
                    onSelect: () => setEditing(true),
                  },
                  {
                    key: 'remove',
                    label: t('note.remove'),
                    icon: <Trash2 size={16} aria-hidden />,
                    destructive: true,
                    onSelect: remove,
                  },
                ]}
              />
            </span>
          )}
        </div>
        {isEditing ? (
          <NoteEditor
            name={`note:${note.id}`}
            colleagues={colleagues}
            initial={toShown(note.text, colleagues, t('note.former'))}
            onSave={async (text) => {
              book.cache(queryClient, await book.edit(note.id, text));
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <NoteText text={note.text} colleagues={colleagues} />
        )}
      </div>
    </li>
  );
}

/** Plain text, never markup. */
function NoteText({ text, colleagues }: { text: string; colleagues: readonly Colleague[] }) {
  const { t } = useTranslation('candidateNotes');
  return (
    <p className={classes.noteText}>
      {splitNote(text).map((part, index) =>
        'text' in part ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of a note has no name but its place
          <span key={index} className={classes.mention}>
            @{nameOf(part.mention, colleagues) ?? t('note.former')}
          </span>
        ),
      )}
    </p>
  );
}

function useRemoval<Notes>(book: NoteBook<Notes>, id: string) {
  const { t } = useTranslation('candidateNotes');
  const confirm = useConfirm();
  const { start } = useAction({
    ask: () =>
      confirm({
        title: t('note.removeTitle'),
        description: t('note.removeHelp'),
        action: t('note.removeAction'),
        keeps: 'note',
      }),
    run: () => book.remove(id),
    cache: book.cache,
    done: t('note.removed'),
    failed: t('note.removeFailed'),
    invalidates: [book.key],
  });
  return start;
}
