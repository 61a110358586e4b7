import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';

/** What running a selection needs from outside. */
export type SelectionContext = {
  db: Database;
  now: () => Date;
  sendMail: SendMail;
  /** Where people open the product: mails lead to it. */
  publicUrl: string;
};
