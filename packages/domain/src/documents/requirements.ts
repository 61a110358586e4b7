import { countryFacts, isSpanishSpeaking, legalisationRoute } from '../reference/country-facts.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { DocumentKind } from './kinds.ts';
import { defaultPaperWeights, type PaperWeights, type WeighedPaper } from './paper-weights.ts';

/**
 * `advised`: asked for, but a petition can be sent without it. `notAsked`: not needed, but an earlier upload is still
 * shown.
 */
export const documentNecessities = ['required', 'advised', 'optional', 'notAsked'] as const;

export type DocumentNecessity = (typeof documentNecessities)[number];

/** Why a document is needed, or not. Each key has a text in the catalogue `documents`. */
export const requirementReasons = [
  'identity',
  'degree',
  'pensum',
  'olderDegree',
  'recentDegree',
  'criminalRecord',
  'criminalRecordServed',
  'credentialToVerify',
  'credentialComes',
  'spanishB2',
  'spanishNational',
  'additional',
  'acceptance',
  'alreadyRecognised',
  'fee',
  'declaration',
  'represented',
  'notRepresented',
  'withPetition',
] as const;

/** What has to be done to a document before it is uploaded, or need not be. */
export const requirementNotes = [
  'apostille',
  'cubanChain',
  'consular',
  'euPapers',
  'spanishPapers',
  'confirmRoute',
  'translation',
  'translationAfterLegalisation',
  'degreeCountryMissing',
] as const;

/** Documents that others need and this doctor does not. */
export const waivers = [
  'spanishB2',
  'swornTranslation',
  'legalisation',
  'workContinuity',
  'recognitionCredential',
  'recognitionPapers',
] as const;

/** The parameters of the text: `country` is a code, `graduationDate` a day, `years` a number. */
type Params = { country?: string; graduationDate?: CalendarDate; years?: number };

export type RequirementReason = { key: (typeof requirementReasons)[number]; params?: Params };
export type RequirementNote = { key: (typeof requirementNotes)[number]; params?: Params };
export type Waiver = { what: (typeof waivers)[number]; params?: Params };

export type DocumentRequirement = {
  kind: DocumentKind;
  necessity: DocumentNecessity;
  reason: RequirementReason;
  notes: readonly RequirementNote[];
};

/** What the rules look at. */
export type DocumentFacts = {
  /** A Spanish degree, or one that is already recognised. */
  certified: boolean;
  graduationDate: CalendarDate;
  /** Null if the doctor has not entered it yet. */
  degreeCountry: string | null;
  countryOfResidence: string;
  nationalities: readonly string[];
  /** The ministry has granted the recognition, with conditions that are still to be met. */
  resolved?: boolean;
  /** The petition that is being filled in or decided; without one, only what can be gathered before it is asked for. */
  petition?: { represented: boolean } | null;
  /** Which papers hold a petition up; as the administrators set it. */
  weights?: PaperWeights;
};

/** The platform's own rule, not the decree's: each installation may set it. */
export type PracticeRule = { degreeOlderThanYears: number };

export const defaultPracticeRule: PracticeRule = { degreeOlderThanYears: 6 };

/** All kinds, in the order in which a doctor would get them. */
export function documentRequirements(
  facts: DocumentFacts,
  today: CalendarDate,
  rule: PracticeRule = defaultPracticeRule,
): DocumentRequirement[] {
  return facts.certified ? forVerification() : forRecognition(facts, today, rule);
}

function forRecognition(facts: DocumentFacts, today: CalendarDate, rule: PracticeRule): DocumentRequirement[] {
  const papers = degreePaperNotes(facts.degreeCountry);
  return [
    required('passport', { key: 'identity' }),
    required('diploma', { key: 'degree' }, papers),
    required('pensum', { key: 'pensum' }, papers),
    workContinuity(facts, today, rule),
    criminalRecord(facts),
    languageProof(facts),
    ...filingPapers(facts),
    { kind: 'additional', necessity: 'optional', reason: { key: 'additional' }, notes: [] },
    { kind: 'acceptance', necessity: 'optional', reason: { key: 'acceptance' }, notes: [] },
    { kind: 'recognitionCredential', necessity: 'notAsked', reason: { key: 'credentialComes' }, notes: [] },
  ];
}

const recognitionPapers = [
  ...(['passport', 'diploma', 'pensum', 'workContinuity', 'criminalRecord', 'acceptance'] as const),
  ...(['languageProof', 'feeReceipt', 'declaration', 'representation'] as const),
];

/** Brazilians need a proof as well: what counts is the official language of the country (art. 13.2). */
const languageProof = (facts: DocumentFacts): DocumentRequirement =>
  speaksSpanish(facts)
    ? { kind: 'languageProof', necessity: 'notAsked', reason: { key: 'spanishNational' }, notes: [] }
    : weighed('languageProof', facts, { key: 'spanishB2' });

/** What art. 13.1 asks for with the petition itself: there is nothing to pay, sign or authorise before there is one. */
function filingPapers(facts: DocumentFacts): DocumentRequirement[] {
  const { petition = null } = facts;
  if (petition === null) {
    return (['feeReceipt', 'declaration', 'representation'] as const).map((kind) => ({
      ...{ kind, necessity: 'notAsked', reason: { key: 'withPetition' }, notes: [] },
    }));
  }
  return [
    weighed('declaration', facts, { key: 'declaration' }),
    weighed('feeReceipt', facts, { key: 'fee' }),
    petition.represented
      ? weighed('representation', facts, { key: 'represented' })
      : { kind: 'representation', necessity: 'optional', reason: { key: 'notRepresented' }, notes: [] },
  ];
}

/** A doctor who may already practise needs the credential, and nothing that only a recognition needs. */
function forVerification(): DocumentRequirement[] {
  return [
    required('recognitionCredential', { key: 'credentialToVerify' }),
    { kind: 'additional', necessity: 'optional', reason: { key: 'additional' }, notes: [] },
    ...recognitionPapers.map(
      (kind): DocumentRequirement => ({
        kind,
        necessity: 'notAsked',
        reason: { key: 'alreadyRecognised' },
        notes: [],
      }),
    ),
  ];
}

const required = (
  kind: DocumentKind,
  reason: RequirementReason,
  notes: readonly RequirementNote[] = [],
): DocumentRequirement => ({ kind, necessity: 'required', reason, notes });

/** Asked for, and as binding as the administrators set it. */
const weighed = (
  kind: WeighedPaper,
  { weights = defaultPaperWeights }: DocumentFacts,
  reason: RequirementReason,
  notes: readonly RequirementNote[] = [],
): DocumentRequirement => ({
  kind,
  necessity: weights[kind] === 'blocks' ? 'required' : 'advised',
  reason,
  notes,
});

/** Deleted with the resolution and not needed again. */
function criminalRecord(facts: DocumentFacts): DocumentRequirement {
  return facts.resolved
    ? { kind: 'criminalRecord', necessity: 'notAsked', reason: { key: 'criminalRecordServed' }, notes: [] }
    : weighed('criminalRecord', facts, { key: 'criminalRecord' }, paperNotes(facts.countryOfResidence));
}

function workContinuity(facts: DocumentFacts, today: CalendarDate, rule: PracticeRule): DocumentRequirement {
  const years = rule.degreeOlderThanYears;
  const { graduationDate } = facts;
  return isOlderThan(graduationDate, years, today)
    ? weighed('workContinuity', facts, { key: 'olderDegree', params: { years, graduationDate } })
    : { kind: 'workContinuity', necessity: 'notAsked', reason: { key: 'recentDegree', params: { years } }, notes: [] };
}

/** On the anniversary itself it is not older yet. */
function isOlderThan(day: CalendarDate, years: number, today: CalendarDate): boolean {
  const anniversary = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return anniversary < today;
}

const degreePaperNotes = (degreeCountry: string | null): RequirementNote[] =>
  degreeCountry === null ? [{ key: 'degreeCountryMissing' }] : paperNotes(degreeCountry);

/** What a document issued in a country needs, in the order in which it has to be done. */
function paperNotes(country: string): RequirementNote[] {
  if (country === 'ES') return [{ key: 'spanishPapers' }];
  const params = { country };
  const notes = [legalisationNote(country)];
  const legalised = legalisationRoute(country) !== 'none';
  if (legalised && countryFacts(country).verifiedAt === null) notes.push({ key: 'confirmRoute', params });
  if (!isSpanishSpeaking(country)) {
    notes.push({ key: legalised ? 'translationAfterLegalisation' : 'translation', params });
  }
  return notes;
}

function legalisationNote(country: string): RequirementNote {
  switch (legalisationRoute(country)) {
    case 'none':
      return { key: 'euPapers', params: { country } };
    case 'apostille':
      return { key: 'apostille', params: { country } };
    case 'cubanChain':
      return { key: 'cubanChain' };
    case 'consular':
      return { key: 'consular', params: { country } };
  }
}

const speaksSpanish = ({ nationalities }: DocumentFacts) => nationalities.some(isSpanishSpeaking);

/** What is not needed, and why: shown so that nobody obtains useless documents. */
export function documentWaivers(
  facts: DocumentFacts,
  today: CalendarDate,
  rule: PracticeRule = defaultPracticeRule,
): Waiver[] {
  if (facts.certified) return [{ what: 'recognitionPapers' }];
  const { degreeCountry, countryOfResidence, graduationDate } = facts;
  const years = rule.degreeOlderThanYears;
  const waived: Waiver[] = [];
  if (speaksSpanish(facts)) waived.push({ what: 'spanishB2' });
  if (degreeCountry !== null && isSpanishSpeaking(degreeCountry) && isSpanishSpeaking(countryOfResidence)) {
    waived.push({ what: 'swornTranslation' });
  }
  if (degreeCountry !== null && legalisationRoute(degreeCountry) === 'none') {
    waived.push({ what: 'legalisation', params: { country: degreeCountry } });
  }
  if (!isOlderThan(graduationDate, years, today)) waived.push({ what: 'workContinuity', params: { years } });
  waived.push({ what: 'recognitionCredential' });
  return waived;
}
