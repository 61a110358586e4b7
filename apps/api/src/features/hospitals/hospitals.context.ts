import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';

export type HospitalsContext = {
  db: Database;
  now: () => Date;
  sendMail: SendMail;
  /** Where people open the product: mails link to it. */
  publicUrl: string;
  /** Where the team is notified of pending hospitals. */
  contactEmail: string;
};
