import type { DemoDoctor } from '../../../db/demo/doctors.ts';
import { startPaper } from '../../../pdf/paper/paper-sheet.ts';

/** Who issues papers where a demo doctor studied, and the name of the degree there. */
type Issuer = {
  /** Three letters, as passports have it. */
  code: string;
  state: string;
  police: string;
  apostille: string;
  degree: { woman: string; man: string };
};

const issuers: Record<string, Issuer> = {
  CO: {
    code: 'COL',
    state: 'República de Colombia',
    police: 'Policía Nacional de Colombia',
    apostille: 'Ministerio de Relaciones Exteriores',
    degree: { woman: 'Médica Cirujana', man: 'Médico Cirujano' },
  },
  VE: {
    code: 'VEN',
    state: 'República Bolivariana de Venezuela',
    police: 'Ministerio de Relaciones Interiores, Justicia y Paz',
    apostille: 'Ministerio del Poder Popular para Relaciones Exteriores',
    degree: { woman: 'Médica Cirujana', man: 'Médico Cirujano' },
  },
  AR: {
    code: 'ARG',
    state: 'República Argentina',
    police: 'Registro Nacional de Reincidencia',
    apostille: 'Ministerio de Relaciones Exteriores y Culto',
    degree: { woman: 'Médica', man: 'Médico' },
  },
  PE: {
    code: 'PER',
    state: 'República del Perú',
    police: 'Registro Nacional de Condenas del Poder Judicial',
    apostille: 'Ministerio de Relaciones Exteriores',
    degree: { woman: 'Médica Cirujana', man: 'Médico Cirujano' },
  },
  CU: {
    code: 'CUB',
    state: 'República de Cuba',
    police: 'Registro Central de Sancionados',
    apostille: 'Ministerio de Relaciones Exteriores',
    degree: { woman: 'Doctora en Medicina', man: 'Doctor en Medicina' },
  },
  MX: {
    code: 'MEX',
    state: 'Estados Unidos Mexicanos',
    police: 'Fiscalía General de la República',
    apostille: 'Secretaría de Gobernación',
    degree: { woman: 'Médica Cirujana y Partera', man: 'Médico Cirujano y Partero' },
  },
  EC: {
    code: 'ECU',
    state: 'República del Ecuador',
    police: 'Ministerio del Interior',
    apostille: 'Ministerio de Relaciones Exteriores y Movilidad Humana',
    degree: { woman: 'Médica', man: 'Médico' },
  },
  BR: {
    code: 'BRA',
    state: 'República Federativa del Brasil',
    police: 'Policía Federal',
    apostille: 'Tribunal de Justicia de Rio Grande do Sul',
    degree: { woman: 'Médica', man: 'Médico' },
  },
};

export function issuerOf({ origin }: Pick<DemoDoctor, 'origin'>): Issuer {
  const issuer = issuers[origin.country];
  if (!issuer) throw new Error(`no papers of ${origin.country} are known`);
  return issuer;
}

export const isWoman = ({ privateData }: Pick<DemoDoctor, 'privateData'>): boolean => privateData.gender === 'woman';

/** Papers from Brazil are handed in with their sworn translation: this is the translation. */
export const translationNote = ({ origin }: Pick<DemoDoctor, 'origin'>): string | null =>
  origin.country === 'BR' ? 'Traducción jurada del portugués. El texto original acompaña a esta traducción.' : null;

export const fullName = ({ user }: Pick<DemoDoctor, 'user'>): string => `${user.firstname} ${user.lastname}`;

export const demoPaper = (title: string, landscape = false) =>
  startPaper({ title, landscape, notice: 'Documento de demostración, sin ningún valor legal.' });

export type DemoPaper = ReturnType<typeof demoPaper>;

const longFormat = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** "14 de noviembre de 2015" */
export const longDate = (day: string): string => longFormat.format(new Date(`${day}T12:00:00Z`));
