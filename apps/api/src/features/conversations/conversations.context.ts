import type { Database } from '../../db/database.ts';
import type { ScanForViruses } from '../../integrations/antivirus/virus-scanner.port.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';
import type { InspectPdf } from '../../integrations/pdf-inspection/pdf-inspector.port.ts';

/** What the use cases of conversations need from outside. */
export type ConversationsContext = {
  db: Database;
  now: () => Date;
  sendMail: SendMail;
  /** Where people open the product: mails lead to it. */
  publicUrl: string;
  /** Where the team is mailed what doctors write about their petitions. */
  contactEmail: string;
  files: FileStore;
  uploadFolder: string;
  inspectPdf: InspectPdf;
  /** Null if the installation has no antivirus. */
  scanForViruses: ScanForViruses | null;
};
