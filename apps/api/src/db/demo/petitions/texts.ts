import { placedHolidays } from '@fonendo/domain/reference/regional-holidays';
import { addWorkingDays } from '@fonendo/domain/reference/working-calendar';

export const demoResolutionComments = {
  granted: 'El Ministerio concede la homologación sin condiciones.',
  conditional: 'Concedida a falta de completar la formación que indica la resolución.',
  denied: 'El Ministerio considera que las horas de prácticas clínicas no alcanzan las del grado español.',
  inadmitted: 'El Ministerio ya había resuelto sobre este título.',
  withdrawn: 'El requerimiento no se respondió dentro del plazo.',
};

export const demoRequirement =
  'Aportar la certificación académica con las horas de prácticas de los dos últimos cursos, apostillada.';

/** The demo's doctors who still wait for a resolution live abroad: only the ministry's holidays count. */
export function demoAnswerBy(from: string, days = 10): string {
  const year = Number(from.slice(0, 4));
  return addWorkingDays(from, days, placedHolidays([year, year + 1], null, { added: [], removed: [] }));
}

export const demoConditions = [
  'Superar la prueba de aptitud en Medicina Legal y Ética',
  'Completar 6 créditos de Salud Pública y Epidemiología en una universidad española',
];

export const demoHearing =
  'La propuesta es denegar: las prácticas clínicas acreditadas suman 2.180 horas y el grado español pide más. Caben alegaciones y nuevos documentos.';

/** More time is asked for some days before it is granted: twenty working days in all. */
export const askedBefore = 4;
export const demoExtensionDays = 20;
