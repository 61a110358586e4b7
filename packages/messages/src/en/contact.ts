import type * as es from '../es/contact.ts';
import type { Translation } from '../messages.ts';

export const contact: Translation<typeof es.contact> = {
  heading: 'Contact',
  lead: 'Not the answer you were looking for? Write to us and we will reply by email.',
  name: 'Name',
  email: 'Email address',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send message',
  trap: 'Leave this field empty',
  sent: {
    heading: 'Message sent',
    lead: 'We have received it. We will reply to {email}.',
    again: 'Write another message',
  },
};
