import type { BillingParty } from '@fonendo/domain/payments/pricing';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';
import type { DrawSheet } from '../../pdf/draw-sheet.port.ts';

export type ContractsContext = {
  db: Database;
  now: () => Date;
  files: FileStore;
  seller: BillingParty;
  sendMail: SendMail;
  publicUrl: string;
  drawSheet: DrawSheet;
};
