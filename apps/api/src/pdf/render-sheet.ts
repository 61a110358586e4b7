import { createPdf } from './create-pdf.ts';
import { createPaper } from './paper/create-paper.ts';
import type { PaperSheet } from './paper/paper-sheet.ts';
import type { Sheet } from './sheet.ts';

/** Only for threads and tests: the main thread never does layout. */
export async function renderSheet(sheet: Sheet | PaperSheet): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = 'paper' in sheet ? createPaper(sheet.paper) : createPdf(sheet.info);
  const steps = pdf as unknown as Record<string, (...given: readonly unknown[]) => void>;
  for (const [name, ...given] of sheet.steps) steps[name]?.(...given);
  return pdf.end();
}
