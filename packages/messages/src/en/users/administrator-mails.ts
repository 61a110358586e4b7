import type { administratorMails as spanish } from '../../es/users/administrator-mails.ts';
import type { Translation } from '../../messages.ts';

export const administratorMails: Translation<typeof spanish> = {
  invitation: {
    subject: 'Invitation to administer Fonendo',
    heading: 'An invitation to administer Fonendo',
    body: '{inviter} invites you to administer Fonendo as {group}. The button lets you choose your password and come in.',
    until: 'The access lasts until {day}, that day included.',
    button: 'Accept the invitation',
    note: 'The link works once and expires on {date} (time of mainland Spain). If you did not expect this invitation, ignore this message: no account will be created.',
  },
  joined: {
    subject: '{name} now administers Fonendo',
    heading: 'An invitation was accepted',
    body: '{name} has accepted the invitation and now administers Fonendo as {group}.',
    button: 'See the account',
    note: 'If nobody was meant to have this access, it can be blocked from the account.',
  },
};
