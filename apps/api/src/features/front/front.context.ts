import type { BillingParty } from '@fonendo/domain/payments/pricing';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { DrawPicture } from '../../pdf/picture/draw-picture.port.ts';
import type { FrontFiles } from './frame/front-files.ts';

/** What the public pages need from outside. They know no session. */
export type FrontContext = {
  db: Database;
  now: () => Date;
  log: Logger;
  /** The main address of the product: what search engines take for the address of a page. */
  publicUrl: string;
  /** Named in the foot of each page. */
  seller: BillingParty;
  files: FrontFiles;
  drawPicture: DrawPicture;
  requestTimeoutMs: number;
};
