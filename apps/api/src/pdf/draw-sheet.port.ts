import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import type { Asker } from '../work-errors.ts';
import type { PaperSheet } from './paper/paper-sheet.ts';
import type { Sheet } from './sheet.ts';

/**
 * The PDF of a sheet; the same sheet gives the same bytes. People take turns; too many requests at once are refused
 * (`TooManyWaitingError`), and a failed thread throws `WorkFailedError`.
 */
export type DrawSheet = (sheet: Sheet | PaperSheet, asker: Asker) => Promise<Uint8Array<ArrayBuffer>>;

/** Errors of any route that draws, beyond its own. */
export const drawingRefusals = ['TooManyFilesAtOnce', 'ServiceUnavailable'] as const satisfies readonly ErrorCode[];
