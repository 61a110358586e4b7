import type { PracticeRule } from '@fonendo/domain/documents/requirements';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';
import type { DrawSheet } from '../../pdf/draw-sheet.port.ts';
import type { PdfReceiver } from '../documents/documents.public.ts';

/** What the use cases of petitions need from outside. */
export type PetitionsContext = PdfReceiver & {
  db: Database;
  now: () => Date;
  files: FileStore;
  practiceRule: PracticeRule;
  sendMail: SendMail;
  /** Where people open the product: mails and receipts lead to it. */
  publicUrl: string;
  /** Where the team is notified of what doctors send. */
  contactEmail: string;
  drawSheet: DrawSheet;
};
