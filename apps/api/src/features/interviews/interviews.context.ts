import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';

/** What the use cases of interviews need from outside. */
export type InterviewsContext = {
  db: Database;
  now: () => Date;
  sendMail: SendMail;
  /** Where people open the product: mails and calendars lead to it. */
  publicUrl: string;
};

/** What is enough to tell people of an interview within somebody else's transaction. */
export type InterviewTelling = Pick<InterviewsContext, 'now' | 'sendMail' | 'publicUrl'>;
