import type { administrators as spanish } from '../../es/users/administrators.ts';
import type { Translation } from '../../messages.ts';

export const administrators: Translation<typeof spanish> = {
  invite: 'Invite an administrator',
  title: 'Invited administrators who have not accepted',
  until: 'access until {date}',
  sent: 'Invitation sent to {email}',
  groups: {
    admin: 'Reviews petitions, documents, hospitals and offers, and manages the accounts of doctors and hospitals.',
    superadmin: 'The same, and also invites other administrators and changes their accounts.',
  },
  form: {
    title: 'Invite an administrator',
    lead: 'They get a mail with a link to choose their password. The link works for 7 days.',
    group: 'Profile',
    accessUntil: 'Last day of access',
    accessUntilHelp: 'When that day ends in mainland Spain, their sessions are closed. Empty: without an end.',
    send: 'Send invitation',
  },
  join: {
    title: 'Administer Fonendo',
    lead: 'You have been invited to administer Fonendo as {group}. Choose a password to come in.',
    leadUntil:
      'You have been invited to administer Fonendo as {group} until {date}, that day included. Choose a password to come in.',
    welcome: 'Welcome to the administration of Fonendo',
  },
};
