import type { quickAnswers as spanish } from '../../es/conversations/quick-answers.ts';
import type { Translation } from '../../messages.ts';

export const quickAnswers: Translation<typeof spanish> = {
  title: 'Quick answers of the hospital',
  lead: 'Everybody of the hospital who writes to candidates uses them. Those used most come first.',
  failed: 'We could not load the hospital’s answers',
  failedHelp: 'It may be the connection. Nothing is lost.',
  none: 'There is none yet',
  noneHelp: 'Keep here what you write often, and it is one click away when you answer.',
  add: 'Add an answer',
  full: 'There are {count}, the most there can be. Delete one to add another.',
  edit: 'Edit “{title}”',
  remove: 'Delete “{title}”',
  removal: {
    title: 'Delete “{title}”?',
    description: 'Nobody of the hospital will see it any more. Messages already sent do not change.',
    action: 'Delete the answer',
  },
  removed: 'Answer deleted',
  notRemoved: 'The answer could not be deleted',
  form: {
    add: 'New answer',
    edit: 'Edit the answer',
    title: 'Title',
    titleHelp: 'What the button says.',
    es: 'Text in Spanish',
    en: 'Text in English',
    help: 'What stands in [brackets] is filled in before sending.',
    save: 'Save',
    saved: 'Answer saved',
    back: 'Back',
  },
  conflict: {
    title: 'Somebody has changed this answer',
    message: 'It changed while it was shown. This is how it is now.',
    theirs: 'The saved version is titled “{title}” and says: {text}',
    gone: 'Somebody else has deleted it. Saving creates it again.',
    mine: 'Save mine',
    take: 'Take the saved one',
  },
};
