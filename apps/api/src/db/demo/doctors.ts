import type { doctorPrivateData, doctors } from '../schema/doctors.ts';
import type { users } from '../schema/users.ts';
import { demoId } from './ids.ts';
import { demoSpecialities } from './offer-posts.ts';
import { type DemoOrigin, demoOrigins, mensNames, surnames, womensNames } from './people.ts';
import { type PetitionPlan, petitionPlan } from './petitions/plans.ts';

/** How far a doctor has come: just registered, with documents and CV, paid. */
export type DemoStage = 'new' | 'prepared' | 'paid';

export type DemoDoctor = {
  serial: number;
  stage: DemoStage;
  origin: DemoOrigin;
  user: Omit<typeof users.$inferInsert, 'passwordHash' | 'createdAt' | 'verifiedAt'>;
  /** Days since the registration. */
  daysAgo: number;
  /** How far the petition has come; null without one. */
  plan: PetitionPlan | null;
  doctor: typeof doctors.$inferInsert;
  privateData: typeof doctorPrivateData.$inferInsert;
};

const total = 60;

const soughtSpecialities = [
  'Medicina de Urgencias y Emergencias',
  'Psiquiatría',
  'Oncología Médica',
  'Medicina general (sin especialidad)',
  'Cirugía General y del Aparato Digestivo',
  'Medicina Física y Rehabilitación',
  'Radiodiagnóstico',
];

/** The accounts offered on the login page come first; the serial is part of the user's id. */
const accounts: Record<string, Partial<Sketch>> = {
  'doctor.tramite@fonendo.test': {
    serial: 1,
    firstname: 'Valentina',
    lastname: 'Restrepo',
    gender: 'woman',
    speciality: 'Cardiología',
    stage: 'paid',
    daysAgo: 240,
  },
  'doctor@fonendo.test': {
    serial: 2,
    firstname: 'Javier',
    lastname: 'Ortega Villalba',
    gender: 'man',
    certified: true,
    speciality: 'Medicina Familiar y Comunitaria',
    stage: 'paid',
    daysAgo: 180,
  },
  'doctor.nuevo@fonendo.test': {
    serial: 4,
    firstname: 'Camila',
    lastname: 'Quispe Rojas',
    gender: 'woman',
    originIndex: 3,
    speciality: 'Pediatría y sus Áreas Específicas',
    stage: 'prepared',
    daysAgo: 21,
  },
};

type Sketch = {
  serial: number;
  email: string;
  firstname: string;
  lastname: string;
  gender: 'woman' | 'man';
  originIndex: number;
  certified: boolean;
  speciality: string;
  stage: DemoStage;
  daysAgo: number;
};

/** About sixty doctors, the same in every installation. */
export const demoDoctors: readonly DemoDoctor[] = [
  ...Object.entries(accounts).map(([email, sketch], index) =>
    buildDoctor({ ...sketchDoctor(index), ...sketch, email }),
  ),
  ...Array.from({ length: total - Object.keys(accounts).length }, (_, index) => buildDoctor(sketchDoctor(index))),
];

function sketchDoctor(index: number): Sketch {
  const gender = index % 2 === 0 ? 'woman' : 'man';
  const names = gender === 'woman' ? womensNames : mensNames;
  const firstname = pick(names, Math.floor(index / 2));
  const lastname = `${pick(surnames, index * 5)} ${pick(surnames, index * 7 + 3)}`;
  return {
    serial: 100 + index,
    email: `${plain(firstname)}.${plain(lastname.split(' ')[0] ?? '')}${index + 1}@demo.fonendo.test`,
    firstname,
    lastname,
    gender,
    // Most early doctors are from one country, so that there are enough to show its waiting times.
    originIndex: isEarly(index) ? 0 : index % demoOrigins.length,
    certified: index % 5 === 1,
    speciality: specialityOf(index),
    stage: pick<DemoStage>(['paid', 'prepared', 'paid', 'new'], index),
    daysAgo: registeredDaysAgo(index),
  };
}

/** Of those who apply most have what the demo hospital looks for, so that its boards are not empty. */
function specialityOf(index: number): string {
  const turn = Math.floor(index / 2);
  return index % 2 === 0 ? pick(soughtSpecialities, turn) : pick(demoSpecialities, turn * 5);
}

function registeredDaysAgo(index: number): number {
  return 6 + ((index * 37) % 400);
}

function isEarly(index: number): boolean {
  return registeredDaysAgo(index) >= 230 && index % 3 !== 0;
}

function buildDoctor(sketch: Sketch): DemoDoctor {
  const { serial, email, firstname, lastname, gender, certified, speciality, stage, daysAgo } = sketch;
  const origin = pick(demoOrigins, certified ? 0 : sketch.originIndex);
  const userId = demoId('user', serial);
  const plan = petitionPlan(sketch);
  const isCertified = certified || plan?.outcome === 'granted';
  const graduationYear = 2003 + ((serial * 7) % 16);
  return {
    serial,
    stage,
    origin,
    daysAgo,
    plan,
    user: {
      id: userId,
      email,
      firstname,
      lastname,
      phone: certified ? `+346${digits(serial, 8)}` : `${origin.phonePrefix}${digits(serial, 7)}`,
      policyGroups: [isCertified ? 'certifiedDoctor' : 'notCertifiedDoctor'],
    },
    doctor: {
      userId,
      graduationDate: `${graduationYear}-11-2${serial % 9}`,
      degreeCountry: origin.country,
      countryOfResidence: certified ? 'ES' : origin.country,
      hasDegreeSpain: certified,
      hasDegree: false,
      speciality,
      findable: certified || serial % 4 === 0,
      registrationStep: stage === 'new' ? 'documentation' : 'finish',
    },
    privateData: {
      userId,
      birthDate: `${graduationYear - 25}-0${1 + (serial % 9)}-1${serial % 9}`,
      nationality: origin.country,
      documentType: 'Passport',
      documentNumber: `AP${digits(serial, 7)}`,
      gender,
      maritalStatus: pick(['single', 'married', 'domesticPartnership', 'divorced'] as const, serial),
      hasKids: serial % 3 === 0,
      parent1: `${pick(womensNames, serial + 4)} ${lastname.split(' ').at(-1)}`,
      parent2: `${pick(mensNames, serial + 6)} ${lastname.split(' ')[0]}`,
      ...addressOf(origin, certified, serial),
    },
  };
}

function addressOf({ street, city, state, postalCode }: DemoOrigin, certified: boolean, serial: number) {
  const number = 3 + ((serial * 11) % 140);
  if (certified) return { address: `Calle de Atocha, ${number}`, city: 'Madrid', state: 'Madrid', postalCode: '28012' };
  return { address: `${street}, ${number}`, city, state, postalCode };
}

/** Always the same digits for the same serial, but not in sequence. */
function digits(serial: number, length: number): string {
  return String((serial * 7_654_321 + 1_234_567) % 10 ** length).padStart(length, '3');
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase();
}
