import { searchable } from '../search/searchable.ts';
import type { OfferDraft } from './offer.ts';

/**
 * Wording that the law forbids in job offers: asking for age, sex, origin or family in a selection is a very serious
 * infraction (art. 16.1.c LISOS). It is a warning and no refusal, because the same words can be innocent: the writer
 * sees it before publishing, and so does the reviewer.
 */
export const wordingKinds = ['age', 'sex', 'title', 'nationality', 'family', 'appearance'] as const;

export type WordingKind = (typeof wordingKinds)[number];

export type WordingWarning = {
  field: 'name' | 'description';
  kind: WordingKind;
  /** As written in the offer. */
  found: string;
  /** A better wording; null if it should be left out. */
  suggestion: string | null;
};

type Rule = {
  kind: WordingKind;
  /** In lower case without accents; matches whole words only. */
  pattern: string;
  suggestion?: string | ((found: string) => string);
  /** Only in the title: within a text the same word refers to a particular person. */
  titleOnly?: boolean;
};

const people = '(?:candidat[oa]s?|profesional(?:es)?|personas?|medic[oa]s?|doctor(?:a|es|as)?|equipo|gente)';

const only = '(?:solo|solamente|exclusivamente|preferentemente|preferiblemente)';
const oneSex = '(?:varon|hombre|mujer)';

const rules: readonly Rule[] = [
  // Age. "Equipo joven" hints at the age that is wanted.
  { kind: 'age', pattern: `${people} jov(?:en|enes)`, suggestion: (found) => found.split(' ')[0] ?? '' },
  { kind: 'age', pattern: 'jov(?:en|enes)' },
  {
    kind: 'age',
    pattern: '(?:recien )?(?:titulad|graduad|licenciad)[oa](?:/a|s)? (?:menor(?:es)? de) \\d{2}(?: anos)?',
  },
  { kind: 'age', pattern: '(?:menor|mayor)(?:es)? de (?!18\\b)\\d{2}(?: anos)?' },
  { kind: 'age', pattern: '(?:hasta|maximo|max\\.?) (?:los )?\\d{2} anos de edad' },
  { kind: 'age', pattern: '(?:entre|de) (?:los )?\\d{2} (?:y|a) (?:los )?\\d{2} anos(?! de experiencia)' },
  { kind: 'age', pattern: '(?:limite|tope) de edad|edad (?:maxima|minima|ideal|preferente|comprendida|entre)' },
  // Sex.
  { kind: 'sex', pattern: 'senorit[ao]s?', suggestion: 'persona' },
  { kind: 'sex', pattern: '(?:sexo|genero) (?:femenino|masculino)' },
  // "Salud de la mujer" is a service; "mujer con experiencia" asks for a sex.
  {
    kind: 'sex',
    pattern: `(?<!(?:la|el|del|al) )(?:${only} )?${oneSex}(?! [oye] ${oneSex})(?<!${oneSex} [oye] ${oneSex})`,
    suggestion: 'persona',
  },
  { kind: 'sex', pattern: `${only} (?:varones|hombres|mujeres)`, suggestion: 'personas' },
  {
    kind: 'sex',
    pattern:
      '(?:buscamos|se busca|necesitamos|se necesita|se precisa|precisamos|incorporamos) (?:a )?(?:un |una )?(?:medico|medica|doctor|doctora|enfermera|enfermero|chico|chica)s?(?!/|\\()',
    suggestion: (found) => neutralEnding(found),
  },
  { kind: 'sex', pattern: 'enfermeras?(?!/|\\()', suggestion: 'personal de enfermería' },
  { kind: 'sex', pattern: 'chic[oa]s?', suggestion: 'persona' },
  // A title in one gender only.
  {
    kind: 'title',
    pattern:
      '(?:medico|medica|doctor|doctora|enfermero|jefe|jefa|director|directora|coordinador|coordinadora|facultativo|facultativa|\\w+ologo|\\w+ologa|cirujano|cirujana|medicos|doctores|facultativos|\\w+ologos)(?!/|\\()(?! \\w*/a)',
    suggestion: (found) => neutralEnding(found),
    titleOnly: true,
  },
  // Origin.
  {
    kind: 'nationality',
    pattern: '(?:de )?nacionalidad (?:espanola|comunitaria|europea|latina|\\w+ana)',
    suggestion: 'con permiso de trabajo en España',
  },
  {
    kind: 'nationality',
    pattern: `${only} (?:espanol(?:a|es|as)?|nacionales|comunitari[oa]s?|europe[oa]s?)(?! (?:hablad|escrit|nivel|b[12]|c[12]))`,
    suggestion: 'con permiso de trabajo en España',
  },
  {
    kind: 'nationality',
    pattern: '(?:espanol(?:a)?|nativ[oa]) de nacimiento|abstenerse extranjer[oa]s',
    suggestion: 'con permiso de trabajo en España',
  },
  // Family.
  { kind: 'family', pattern: 'solter[oa]s?|casad[oa]s?|estado civil' },
  {
    kind: 'family',
    pattern: 'sin (?:hij[oa]s|cargas? familiar(?:es)?|familia a cargo|pareja)',
    suggestion: 'con disponibilidad para los turnos descritos',
  },
  {
    kind: 'family',
    pattern: '(?:con|tener) hij[oa]s|(?:estar |este )?embarazada(?=s? (?:abstenerse|no))|situacion familiar',
  },
  // Looks.
  {
    kind: 'appearance',
    pattern: '(?:buena|excelente|impecable|cuidada) (?:presencia|imagen|apariencia)',
    suggestion: 'trato profesional con los pacientes',
  },
  { kind: 'appearance', pattern: 'atractiv[oa]s?(?= (?:fisicamente|y))|(?:enviar|adjuntar|con) foto(?:grafia)?' },
];

const matchers = rules.map((rule) => ({
  ...rule,
  matcher: new RegExp(`(?<![\\p{L}\\d])(?:${rule.pattern})(?![\\p{L}\\d])`, 'gu'),
}));

/** Every match once, in the order of the text; of two that overlap, the rule listed first wins. */
export function checkWording(offer: Pick<OfferDraft, 'name' | 'description'>): WordingWarning[] {
  return (['name', 'description'] as const).flatMap((field) => {
    const written = (offer[field] ?? '').normalize('NFC');
    return findPlaces(written, field).map(({ kind, start, end, suggest }) => {
      const found = written.slice(start, end);
      return { field, kind, found, suggestion: typeof suggest === 'function' ? suggest(found) : (suggest ?? null) };
    });
  });
}

type Place = { kind: WordingKind; start: number; end: number; suggest: Rule['suggestion'] };

function findPlaces(written: string, field: WordingWarning['field']): Place[] {
  // Letters are replaced one by one, so that positions stay the same.
  const plain = [...written].map((letter) => fold(letter)).join('');
  const places: Place[] = [];
  for (const { kind, matcher, suggestion, titleOnly } of matchers) {
    if (titleOnly && field !== 'name') continue;
    for (const match of plain.matchAll(matcher)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!places.some((place) => start < place.end && place.start < end)) {
        places.push({ kind, start, end, suggest: suggestion });
      }
    }
  }
  return places.toSorted((a, b) => a.start - b.start);
}

function fold(letter: string): string {
  const plain = searchable(letter);
  return plain.length === letter.length ? plain : letter;
}

const pairs: readonly [RegExp, string][] = [
  [/^(.*)ólog[oa]$/i, '$1ólogo/a'],
  [/^(.*)(?:or|ora)$/i, '$1or/a'],
  [/^(.*)(?:ores)$/i, '$1ores/as'],
  [/^jef[ea]$/i, 'Jefatura'],
  [/^(.*)[oa]s$/i, '$1os/as'],
  [/^(.*)[oa]$/i, '$1o/a'],
];

/** "Médico" becomes "Médico/a", "buscamos enfermera" "buscamos enfermero/a". */
function neutralEnding(found: string): string {
  const words = found.split(' ');
  const last = words.pop() ?? '';
  const pair = pairs.find(([pattern]) => pattern.test(last));
  const neutral = pair ? last.replace(...pair) : last;
  return [...words.map((word) => (/^una?$/i.test(word) ? 'un/a' : word)), neutral].join(' ');
}
