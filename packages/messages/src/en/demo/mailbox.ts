import type * as es from '../../es/demo/mailbox.ts';
import type { Translation } from '../../messages.ts';

export const mailbox: Translation<typeof es.mailbox> = {
  heading: 'Demo mailbox',
  lead: 'The emails Fonendo would have sent, newest first. It exists in demo mode only.',
  list: 'Messages',
  to: 'To {address}',
  empty: 'No emails yet',
  emptyHelp: 'Create an account or recover a password: the message will show here in a few seconds.',
  choose: 'Choose a message',
  chooseHelp: 'You will see it here as its reader would.',
  back: 'Back to the messages',
  view: 'Version of the message',
  html: 'Designed',
  text: 'Plain text',
  frame: 'Message: {subject}',
  links: 'Links of the message',
  attachments: 'Attachments',
  failed: 'We could not load the emails',
  failedHelp: 'Check that the server is running and try again.',
  missing: 'This message does not exist',
  missingHelp: 'The demo data may have been created anew.',
};
