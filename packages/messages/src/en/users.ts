import type * as es from '../es/users.ts';
import type { Translation } from '../messages.ts';

export const users: Translation<typeof es.users> = {
  impersonate: {
    open: 'Access as',
    title: 'Access as this person',
    lead: 'For one hour everything is seen and done as this person would, except changing their password, paying or deleting their account. Who accesses and why is recorded.',
    reason: 'Reason',
    reasonHelp: 'It is shown during the whole access and stays in the audit.',
    target: 'Page to start on',
  },
};
