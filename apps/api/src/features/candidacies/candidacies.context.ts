import type { PracticeRule } from '@fonendo/domain/documents/requirements';
import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';

/** What the use cases of candidacies need from outside. */
export type CandidaciesContext = {
  db: Database;
  now: () => Date;
  /** After how many years a proof of practice is required; part of a complete profile. */
  practiceRule: PracticeRule;
  sendMail: SendMail;
  /** Where people open the product: mails lead to it. */
  publicUrl: string;
};
