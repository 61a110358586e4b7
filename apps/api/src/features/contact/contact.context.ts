import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';

export type ContactContext = {
  db: Database;
  now: () => Date;
  sendMail: SendMail;
  /** Receives the messages of the contact form. */
  contactEmail: string;
};
