import type { Pdf, PdfInfo } from './create-pdf.ts';

type StepName = Exclude<keyof Pdf, 'end' | 'width'>;

/** One call of the typography, as it is made where the sheet is laid out. */
type Step = { [Name in StepName]: readonly [Name, ...Parameters<Pdf[Name]>] }[StepName];

/** What a PDF says, without its layout: plain data that goes to another thread, and whose fingerprint names the PDF. */
export type Sheet = { readonly info: PdfInfo; readonly steps: readonly Step[] };

/**
 * Writes a sheet down. It is drawn by `DrawSheet` in a thread of its own: laying out a long CV takes longer than
 * everybody else can wait.
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
    rule: record('rule'),
    space: record('space'),
    newPage: record('newPage'),
    ensureRoom: record('ensureRoom'),
  } satisfies Record<StepName, (...given: never[]) => void> & { sheet: Sheet };
}

export type SheetWriter = ReturnType<typeof startSheet>;
