import type { Pdf, PdfInfo } from './create-pdf.ts';

type StepName = Exclude<keyof Pdf, 'end' | 'width'>;

/** One call of `createPdf`'s functions, recorded for the thread that does the layout. */
type Step = { [Name in StepName]: readonly [Name, ...Parameters<Pdf[Name]>] }[StepName];

/**
 * The content of a PDF without its layout: plain data that can be sent to a thread, and whose fingerprint identifies
 * the PDF.
 */
export type Sheet = { readonly info: PdfInfo; readonly steps: readonly Step[] };

/**
 * Records a sheet. `DrawSheet` draws it in a thread, because the layout of a long CV would block all other requests.
 */
export function startSheet(info: PdfInfo) {
  const steps: Step[] = [];
  const record =
    <Name extends StepName>(name: Name) =>
    (...given: Parameters<Pdf[Name]>): void => {
      steps.push([name, ...given] as unknown as Step);
    };
  return {
    sheet: { info, steps } as Sheet,
    brand: record('brand'),
    title: record('title'),
    heading: record('heading'),
    subheading: record('subheading'),
    paragraph: record('paragraph'),
    list: record('list'),
    facts: record('facts'),
    table: record('table'),
    qr: record('qr'),
    rule: record('rule'),
    space: record('space'),
    newPage: record('newPage'),
    ensureRoom: record('ensureRoom'),
  } satisfies Record<StepName, (...given: never[]) => void> & { sheet: Sheet };
}

export type SheetWriter = ReturnType<typeof startSheet>;
