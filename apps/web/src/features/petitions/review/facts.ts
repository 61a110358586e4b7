import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { VerifiableField } from '@fonendo/domain/doctors/verified-data';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import { isSpanishSpeaking, legalisationRoute } from '@fonendo/domain/reference/country-facts';
import { searchable } from '@fonendo/domain/search/searchable';
import { madridDate } from '@fonendo/domain/shared/calendar-date';

type Review = NonNullable<Petition['review']> & Pick<Petition, 'checklist'>;

/** The result of a comparison. `ok` needs no second look; `note` says what to check. */
export type Finding = {
  tone: 'ok' | 'note';
  key:
    | 'inDocument'
    | 'samePassport'
    | 'sameDegree'
    | 'sameYearAsCv'
    | 'apostille'
    | 'noLegalisation'
    | 'cubanChain'
    | 'consular'
    | 'noTranslation'
    | 'translation';
};

export type Fact = {
  key:
    | 'name'
    | 'birthDate'
    | 'nationality'
    | 'identity'
    | 'degree'
    | 'centre'
    | 'graduation'
    | 'degreeCountry'
    | 'language'
    | 'residence'
    | 'recentWork'
    | 'proof'
    | 'feeAmount'
    | 'representative';
  value: string;
  as: 'text' | 'day' | 'country' | 'spanish' | 'proof';
  findings: Finding[];
};

const identityKinds: readonly DocumentKind[] = ['passport'];
const degreeKinds: readonly DocumentKind[] = ['diploma', 'pensum', 'recognitionCredential'];

/** The declared data that this kind of document can confirm, with what can be checked automatically. */
export function factsFor(kind: DocumentKind, review: Review, words: string, now = new Date()): Fact[] {
  const { declared } = review;
  const found = wordsIn(words);
  const isVerified = (field: VerifiableField) => declared.verified.includes(field);
  const seen = (isThere: boolean): Finding[] => (isThere ? [{ tone: 'ok', key: 'inDocument' }] : []);
  const known = (field: VerifiableField, key: 'samePassport' | 'sameDegree'): Finding[] =>
    isVerified(field) ? [{ tone: 'ok', key }] : [];

  const name: Fact = {
    key: 'name',
    value: `${declared.firstname} ${declared.lastname}`,
    as: 'text',
    findings: [
      ...seen(found.name(declared.firstname, declared.lastname)),
      ...(kind === 'passport' ? [] : known('lastname', 'samePassport')),
    ],
  };
  const birthDate: Fact = {
    key: 'birthDate',
    value: declared.birthDate,
    as: 'day',
    findings: [
      ...seen(found.day(declared.birthDate)),
      ...(kind === 'passport' ? [] : known('birthDate', 'samePassport')),
    ],
  };
  const nationality: Fact = { key: 'nationality', value: declared.nationality, as: 'country', findings: [] };

  if (identityKinds.includes(kind)) {
    const identity: Fact = {
      key: 'identity',
      value: declared.documentNumber,
      as: 'text',
      findings: seen(found.number(declared.documentNumber)),
    };
    return [name, birthDate, nationality, identity];
  }
  if (degreeKinds.includes(kind))
    return [name, ...degreeFacts(kind, review, found.day(declared.graduationDate), known)];
  if (kind === 'criminalRecord') {
    const residence: Fact = {
      key: 'residence',
      value: declared.countryOfResidence,
      as: 'country',
      findings: legalisation(declared.countryOfResidence),
    };
    return [name, birthDate, nationality, residence];
  }
  if (kind === 'workContinuity') {
    const since = Number(madridDate(now).slice(0, 4)) - 5;
    const recent = (review.cvContent?.experience ?? [])
      .filter(({ endDate, current }) => current || Number(endDate?.slice(0, 4) ?? 0) >= since)
      .map(
        ({ position, company }): Fact => ({
          key: 'recentWork',
          value: [position, company].filter(Boolean).join(', '),
          as: 'text',
          findings: seen(company !== '' && found.text(company)),
        }),
      );
    return [name, { key: 'graduation', value: declared.graduationDate, as: 'day', findings: [] }, ...recent];
  }
  return [name, ...answeredFacts(kind, review.checklist, found)];
}

/** What the doctor answered about the papers of art. 13. */
function answeredFacts(
  kind: DocumentKind,
  { languageProof, representative, feeForm }: Petition['checklist'],
  found: ReturnType<typeof wordsIn>,
): Fact[] {
  const fact = (key: Fact['key'], value: string, isThere: boolean): Fact => ({
    ...{ key, value, as: 'text' },
    findings: isThere ? [{ tone: 'ok', key: 'inDocument' }] : [],
  });
  if (kind === 'languageProof' && languageProof) {
    return [{ key: 'proof', value: languageProof, as: 'proof', findings: [] }];
  }
  const amount = feeForm.find(({ field }) => field === 'amount')?.value;
  if (kind === 'feeReceipt' && amount) return [fact('feeAmount', `${amount} €`, found.text(amount))];
  if (kind !== 'representation' || !representative) return [];
  const { name, documentNumber } = representative;
  return [
    fact('representative', name, found.text(name)),
    fact('identity', documentNumber, found.number(documentNumber)),
  ];
}

function degreeFacts(
  kind: DocumentKind,
  { declared, cvContent }: Review,
  hasGraduation: boolean,
  known: (field: VerifiableField, key: 'sameDegree') => Finding[],
): Fact[] {
  const { degreeCountry, graduationDate } = declared;
  const year = graduationDate.slice(0, 4);
  const studies = cvContent?.education.find(({ endDate }) => endDate?.startsWith(year));
  const facts: Fact[] = [];
  if (studies?.degree) facts.push({ key: 'degree', value: studies.degree, as: 'text', findings: [] });
  if (studies?.centre) facts.push({ key: 'centre', value: studies.centre, as: 'text', findings: [] });
  facts.push({
    key: 'graduation',
    value: graduationDate,
    as: 'day',
    findings: [
      ...(hasGraduation ? [{ tone: 'ok', key: 'inDocument' } as const] : []),
      ...(kind === 'diploma' ? [] : known('graduationDate', 'sameDegree')),
      ...(studies ? [{ tone: 'ok', key: 'sameYearAsCv' } as const] : []),
    ],
  });
  if (!degreeCountry) return facts;
  facts.push({ key: 'degreeCountry', value: degreeCountry, as: 'country', findings: legalisation(degreeCountry) });
  const spanish = isSpanishSpeaking(degreeCountry);
  facts.push({
    key: 'language',
    value: String(spanish),
    as: 'spanish',
    findings: [spanish ? { tone: 'ok', key: 'noTranslation' } : { tone: 'note', key: 'translation' }],
  });
  return facts;
}

/** How a document of this country becomes valid in Spain. */
function legalisation(country: string): Finding[] {
  switch (legalisationRoute(country)) {
    case 'none':
      return [{ tone: 'ok', key: 'noLegalisation' }];
    case 'apostille':
      return [{ tone: 'ok', key: 'apostille' }];
    case 'cubanChain':
      return [{ tone: 'note', key: 'cubanChain' }];
    case 'consular':
      return [{ tone: 'note', key: 'consular' }];
  }
}

/** Searches values in the text of a file. A scan has no text, so nothing is found or reported. */
export function wordsIn(words: string) {
  const text = searchable(words).replaceAll(/\s+/g, ' ');
  const dense = text.replaceAll(/[^a-z0-9]/g, '');
  const hasText = (value: string) => text.includes(searchable(value).trim());
  return {
    text: (value: string) => value.trim() !== '' && hasText(value),
    /** Every part of a name, in any order. */
    name: (...parts: string[]) => parts.join(' ').split(/\s+/).filter(Boolean).every(hasText),
    number: (value: string) => value !== '' && dense.includes(searchable(value).replaceAll(/[^a-z0-9]/g, '')),
    day: (day: string) => writings(day).some(hasText),
  };
}

const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'],
  ...['septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** The common ways of writing a date. */
function writings(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const short = String(Number(date));
  return [
    day,
    ...['/', '-', '.'].flatMap((mark) => [`${date}${mark}${month}${mark}${year}`]),
    `${short} de ${months[Number(month) - 1]} de ${year}`,
    `${short} ${months[Number(month) - 1]} ${year}`,
  ];
}
