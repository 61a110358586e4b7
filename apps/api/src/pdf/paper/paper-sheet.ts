import type { Paper, PaperInfo } from './create-paper.ts';

type StepName = Exclude<keyof Paper, 'end'>;

/** One call of `createPaper`'s functions, recorded for the thread that does the layout. */
type PaperStep = { [Name in StepName]: readonly [Name, ...Parameters<Paper[Name]>] }[StepName];

/** The content of a paper without its layout, as `Sheet` is that of a document of ours. */
export type PaperSheet = { readonly paper: PaperInfo; readonly steps: readonly PaperStep[] };

export function startPaper(paper: PaperInfo) {
  const steps: PaperStep[] = [];
  const record =
    <Name extends StepName>(name: Name) =>
    (...given: Parameters<Paper[Name]>): void => {
      steps.push([name, ...given] as unknown as PaperStep);
    };
  return {
    sheet: { paper, steps } as PaperSheet,
    centre: record('centre'),
    newPage: record('newPage'),
    moveTo: record('moveTo'),
    space: record('space'),
    write: record('write'),
    put: record('put'),
    fields: record('fields'),
    row: record('row'),
    box: record('box'),
    frame: record('frame'),
    waves: record('waves'),
    portrait: record('portrait'),
    shield: record('shield'),
    seal: record('seal'),
    signature: record('signature'),
  } satisfies Record<StepName, (...given: never[]) => void> & { sheet: PaperSheet };
}
