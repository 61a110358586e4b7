import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';

/** What the use cases of offers need from outside. */
export type OffersContext = {
  db: Database;
  now: () => Date;
  sendMail: SendMail;
  /** Where people open the product: mails lead to it. */
  publicUrl: string;
  /** Where the team is notified of published offers. */
  contactEmail: string;
};
