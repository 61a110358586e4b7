import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';
import type { PdfReceiver } from '../documents/documents.public.ts';

/** What telling both sides of a request needs from outside. */
export type Telling = {
  now: () => Date;
  sendMail: SendMail;
  /** Where people open the product: mails lead to it. */
  publicUrl: string;
};

/** What the use cases of document requests need from outside. */
export type DocumentRequestsContext = Telling & PdfReceiver & { db: Database; files: FileStore };
