import type { hospitals } from '../schema/hospitals.ts';
import { demoId } from './ids.ts';

type Hospital = Omit<typeof hospitals.$inferInsert, 'id' | 'createdAt'>;

/** Hospitals that have used the product for months. */
const settled: readonly Hospital[] = [
  {
    name: 'Hospital Universitario La Ribera Demo',
    cif: 'Q4601234J',
    address: 'Carretera de Corbera, km 1',
    city: 'Alzira',
    postalCode: '46600',
    community: 'ES-VC',
    sector: 'public',
    employees: 1850,
    description:
      'Hospital universitario de referencia para 29 municipios, con 286 camas, diez quirófanos y docencia MIR en 21 especialidades.',
    phone: '+34962458100',
  },
  {
    name: 'Clínica Bidezabal',
    cif: 'A48100218',
    address: 'Avenida de los Chopos, 31',
    city: 'Getxo',
    postalCode: '48992',
    community: 'ES-PV',
    sector: 'private',
    employees: 240,
    description: 'Clínica médico-quirúrgica con urgencias las 24 horas y una unidad propia de medicina deportiva.',
    phone: '+34944640200',
  },
  {
    name: 'Hospital San Telmo',
    cif: 'B28714558',
    address: 'Calle de Alcalá, 402',
    city: 'Madrid',
    postalCode: '28027',
    community: 'ES-MD',
    sector: 'private',
    employees: 760,
    description: 'Hospital general con área materno-infantil, diagnóstico por imagen avanzado y 140 habitaciones.',
    phone: '+34914081200',
  },
  {
    name: 'Hospital Comarcal del Henares Alto',
    cif: 'Q2800712H',
    address: 'Avenida de Guadalajara, 60',
    city: 'Alcalá de Henares',
    postalCode: '28805',
    community: 'ES-MD',
    sector: 'public',
    employees: 1120,
    description: 'Hospital comarcal que atiende a 220.000 personas, con hospitalización a domicilio y hospital de día.',
    phone: '+34918878100',
  },
  {
    name: 'Fundació Hospital del Mar Blau',
    cif: 'A08033664',
    address: 'Passeig Marítim, 118',
    city: 'Badalona',
    postalCode: '08912',
    community: 'ES-CT',
    sector: 'concerted',
    employees: 940,
    description: 'Hospital concertado de la red pública catalana, con centro sociosanitario y salud mental.',
    phone: '+34934971000',
  },
  {
    name: 'Hospital Virgen de la Encina',
    cif: 'Q4110098C',
    address: 'Avenida de la Palmera, 77',
    city: 'Sevilla',
    postalCode: '41012',
    community: 'ES-AN',
    sector: 'public',
    employees: 2600,
    description:
      'Hospital regional con trasplante, unidad de ictus y una de las mayores plantillas de pediatría del sur.',
    phone: '+34955012000',
  },
  {
    name: 'Centro Médico Rías Altas',
    cif: 'G15120447',
    address: 'Rúa do Faro, 9',
    city: 'A Coruña',
    postalCode: '15002',
    community: 'ES-GA',
    sector: 'concerted',
    employees: 180,
    description:
      'Centro de especialidades y cirugía mayor ambulatoria con consulta de telemedicina para el rural gallego.',
    phone: '+34981220300',
  },
  {
    name: 'Clínica Mompía del Norte',
    cif: 'B39011770',
    address: 'Avenida de los Condes, 5',
    city: 'Santa Cruz de Bezana',
    postalCode: '39108',
    community: 'ES-CB',
    sector: 'private',
    employees: 310,
    description: 'Clínica con maternidad, unidad del dolor y rehabilitación, a diez minutos de Santander.',
    phone: '+34942584100',
  },
  {
    name: 'Hospital Costa de Poniente',
    cif: 'A29034501',
    address: 'Autovía A-7, km 187',
    city: 'Marbella',
    postalCode: '29603',
    community: 'ES-AN',
    sector: 'private',
    employees: 520,
    description: 'Hospital internacional con atención en seis idiomas y una unidad de cardiología intervencionista.',
    phone: '+34952862700',
  },
  {
    name: 'Complejo Hospitalario del Teide',
    cif: 'Q3500621B',
    address: 'Carretera General del Norte, 210',
    city: 'La Orotava',
    postalCode: '38300',
    community: 'ES-CN',
    sector: 'public',
    employees: 1430,
    description: 'Complejo público del norte de Tenerife con urgencias, hemodinámica y hospital de día oncológico.',
    phone: '+34922320100',
  },
  {
    name: 'Hospital Ebro Salud',
    cif: 'A50021880',
    address: 'Calle de Miguel Servet, 204',
    city: 'Zaragoza',
    postalCode: '50013',
    community: 'ES-AR',
    sector: 'private',
    employees: 430,
    description: 'Hospital médico-quirúrgico con bloque obstétrico y la primera unidad privada de geriatría de Aragón.',
    phone: '+34976720400',
  },
  {
    name: 'Hospital de Llevant',
    cif: 'Q0700943D',
    address: 'Carrer de la Mar, 2',
    city: 'Manacor',
    postalCode: '07500',
    community: 'ES-IB',
    sector: 'public',
    employees: 880,
    description: 'Hospital comarcal del levante de Mallorca, con base de helicóptero sanitario y diálisis.',
    phone: '+34971847000',
  },
];

/** Hospitals that are not approved: one waits with its first offer, one has to correct its data. */
const newcomers: readonly Hospital[] = [
  {
    name: 'Clínica Sierra de Guara',
    cif: 'B22045181',
    address: 'Avenida de los Pirineos, 14',
    city: 'Huesca',
    postalCode: '22004',
    community: 'ES-AR',
    sector: 'private',
    employees: 95,
    description: 'Clínica de nueva apertura con consultas externas, dos quirófanos y urgencias de montaña.',
    phone: '+34974210500',
    approvalStatus: 'pending',
  },
  {
    name: 'Centro Médico Bahía Sur',
    cif: 'A11302767',
    address: 'Calle Real, 88',
    city: 'San Fernando',
    postalCode: '11100',
    community: 'ES-AN',
    sector: 'private',
    employees: 40,
    description: 'Centro de especialidades con rehabilitación y medicina del trabajo.',
    phone: '+34956880300',
    approvalStatus: 'refused',
    approvalReason:
      'El CIF es de una sociedad inmobiliaria. Indiquen el de la entidad titular del centro, que figura en la autorización sanitaria.',
  },
];

/** How many hospitals have offers of every kind. */
export const settledHospitals = settled.length;

export const demoHospitals = [
  ...settled.map((hospital) => ({ ...hospital, approvalStatus: 'approved' as const })),
  ...newcomers,
].map((hospital, index) => ({ id: demoId('hospital', index + 1), ...hospital }));

/** Days since a hospital registered. */
export const demoHospitalAge = (index: number): number =>
  index < settledHospitals ? 300 - index * 11 : 5 + (index - settledHospitals) * 4;
