import type { candidateNotes as spanish } from '../../es/candidacies/candidate-notes.ts';
import type { Translation } from '../../messages.ts';

export const candidateNotes: Translation<typeof spanish> = {
  heading: 'Internal notes',
  private: 'Hospital only',
  failed: 'The notes could not be loaded',
  failedHelp: 'It may be the connection. Nothing was lost.',
  rating: {
    label: 'Your rating',
    stars_one: '{count} star',
    stars_other: '{count} stars',
    clear: 'Clear my rating',
    clearShort: 'Clear',
    average_one: 'from {count} person',
    average_other: 'from {count} people',
    none: 'No ratings yet',
    failed: 'The rating could not be saved',
  },
  write: {
    label: 'Note',
    placeholder: 'Add a note…',
    help: 'With @ you mention somebody of the team, who is told.',
    save: 'Save note',
    saved: 'Note saved',
    failed: 'The note could not be saved',
    suggestions: 'Team',
  },
  note: {
    former: 'Former member of the team',
    edited: 'edited',
    menu: 'the note by {name}',
    edit: 'Edit',
    remove: 'Delete',
    removeTitle: 'Delete the note?',
    removeHelp: 'The note goes for the whole hospital and cannot be brought back.',
    removeAction: 'Delete note',
    removed: 'Note deleted',
    removeFailed: 'The note could not be deleted',
    none: 'There are no notes yet. The candidate never sees what is written here.',
    noneOnDoctor: 'There are no notes yet. Neither this person nor any other hospital sees what is written here.',
  },
};
