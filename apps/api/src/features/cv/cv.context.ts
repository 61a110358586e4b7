import type { Database } from '../../db/database.ts';
import type { DrawSheet } from '../../pdf/draw-sheet.port.ts';

/** What the use cases of CVs need from outside. */
export type CvContext = { db: Database; now: () => Date; drawSheet: DrawSheet };
