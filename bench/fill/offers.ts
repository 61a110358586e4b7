import { offerSearchTexts, searchWords } from '@fonendo/domain/offers/search';
import { contractTypes, workingDays } from '@fonendo/domain/offers/terms';
import { standardSteps } from '@fonendo/domain/processes/process';
import { communities } from '@fonendo/domain/reference/communities';
import { specialities } from '@fonendo/domain/reference/specialities';
import { searchable, searchableWords } from '@fonendo/domain/search/searchable';
import { ownOffers, type Sizes } from './sizes.ts';
import { array, id, pick } from './values.ts';

const titles = ['Facultativo/a especialista', 'Médico/a de urgencias', 'Médico/a adjunto/a', 'Coordinación de área'];
const tasks = [
  'Consulta y planta con guardias presenciales y sesiones semanales del servicio.',
  'Circuito de agudos, apoyo a residentes y trabajo con enfermería y radiología.',
  'Consultas externas, técnicas diagnósticas y guardias localizadas en fines de semana.',
  'Atención continuada en un hospital comarcal con incorporación inmediata y vivienda.',
];
const rest =
  'Ofrecemos formación continuada, investigación, conciliación y un plan de acogida con tutor durante dos meses. El servicio atiende a una población de doscientas mil personas y dispone de quirófanos, hospital de día y telemedicina.';

/** Open offers as long as real ones, with what the text search reads. */
export function offers({ offers: total, hospitals }: Sizes): string {
  const codes = Object.keys(communities) as (keyof typeof communities)[];
  const communityTexts = codes.map((code) => searchable(communities[code].name));
  const titleOf = (speciality: string) =>
    offerSearchTexts({ name: '', speciality, description: '' }).searchTitle.trim();
  const speciality = `(${array(specialities)})[1 + (n * 7) % ${specialities.length}]`;
  const specialityText = `(${array(specialities.map(titleOf))})[1 + (n * 7) % ${specialities.length}]`;
  // Hospital 1 has no more of them the more there are: the others of its turn are hospital 2's.
  const hospital = `case when n % ${hospitals} = 0 and n / ${hospitals} > ${ownOffers} then 2 else 1 + n % ${hospitals} end`;
  return `insert into offers (id, hospital_id, status, name, description, community, speciality, salary_min, salary_max, working_day,
      contract_type, years_of_experience, vacancies, created_at, updated_at, published_at, steps, search_title, search_hospital, search_body)
    select ${id(8, 'n')}, ${id(7, hospital)}, 'approved', ${pick(titles, 'n * 3')} || ': ' || ${speciality}, ${pick(tasks, 'n * 11')} || ' ${rest}',
      ${pick(codes, 'n * 5')}::community, ${speciality}, 30000 + (n * 37) % 40 * 1000, 36000 + (n * 37) % 40 * 1000 + (n % 7) * 1000,
      ${pick(workingDays, 'n * 5')}::working_day, ${pick(contractTypes, 'n * 3')}::contract_type, (n * 13) % 9, 1 + n % 4, now(), now(),
      timestamptz '2026-11-01' - n * interval '37 seconds', '${JSON.stringify(standardSteps)}'::jsonb,
      ${pick(titles.map(searchableWords), 'n * 3')} || ' ' || ${specialityText},
      'hospital ' || (${hospital}) || ' ciudad ' || (${hospital}) % 60 || ' ' || ${pick(communityTexts, 'n * 5')},
      ${pick(tasks.map(searchableWords), 'n * 11')} || ' ${searchableWords(rest)}'
    from generate_series(1, ${total}) n`;
}

/** What a mistyped word is compared with: the words of these offers, and as many more as real ones would have. */
export const offerWords = (): string[] =>
  searchWords(
    ...specialities.map((speciality) => offerSearchTexts({ name: '', speciality, description: '' }).searchTitle),
    ...[...titles, ...tasks, rest, ...Object.values(communities).map(({ name }) => name)].map(searchable),
    ...madeUpWords(),
  );

function madeUpWords(): string[] {
  const syllables = ['ba', 'cor', 'di', 'fen', 'gu', 'lam', 'mo', 'ner', 'pil', 'ros', 'sa', 'tur', 'vi', 'zo'];
  return syllables.flatMap((one) =>
    syllables.flatMap((two) =>
      syllables.flatMap((three) => [0, 3, 6, 9].map((at) => one + two + three + syllables[at])),
    ),
  );
}
