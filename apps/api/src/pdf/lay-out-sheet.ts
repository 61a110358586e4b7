import { createPdf } from './create-pdf.ts';
import type { Sheet } from './sheet.ts';

/** Only for threads and tests: the main thread never does layout. */
export async function layOutSheet({ info, steps }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = createPdf(info);
  for (const [name, ...given] of steps) (pdf[name] as (...given: readonly unknown[]) => void)(...given);
  return pdf.end();
}
