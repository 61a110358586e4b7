import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import type { Asker } from '../work-errors.ts';
import type { Sheet } from './sheet.ts';

/**
 * The PDF of a sheet; the same sheet gives the same bytes. People take turns; who asks for too much at once is refused
 * (`TooManyWaitingError`), and a thread that fails is told as such (`WorkFailedError`).
 */
export type DrawSheet = (sheet: Sheet, asker: Asker) => Promise<Uint8Array<ArrayBuffer>>;

/** What a route that draws may be refused with, beyond what it says itself. */
export const drawingRefusals = ['TooManyFilesAtOnce', 'ServiceUnavailable'] as const satisfies readonly ErrorCode[];
