/**
 * Papers that a petition is not necessarily held up for. The ministry has those of art. 13 RD 889/2022 mended within a
 * term of its own (art. 14.1; for the representation art. 5.6 Ley 39/2015), and the last two only we ask for. Identity,
 * degree and transcript are not among them: without these there is nothing to file.
 */
export const weighedPapers = [
  'languageProof',
  'feeReceipt',
  'declaration',
  'representation',
  'workContinuity',
  'criminalRecord',
] as const;

export type WeighedPaper = (typeof weighedPapers)[number];

/** Whether a petition can be sent without it. */
export const paperWeights = ['blocks', 'warns'] as const;

export type PaperWeight = (typeof paperWeights)[number];

export type PaperWeights = Record<WeighedPaper, PaperWeight>;

/** What was asked for before stays so; what the law adds is warned of, because it can be mended. */
export const defaultPaperWeights: PaperWeights = {
  languageProof: 'blocks',
  feeReceipt: 'warns',
  declaration: 'warns',
  representation: 'warns',
  workContinuity: 'blocks',
  criminalRecord: 'blocks',
};

/** Any one of these proves Spanish (art. 13.2 RD 889/2022). Nationals of states that speak it need none. */
export const languageProofs = ['dele', 'officialSchool', 'degreeInSpanish', 'schoolingInSpanish'] as const;

export type LanguageProof = (typeof languageProofs)[number];
