import { randomUUIDv7 } from 'node:crypto';
import { standardSteps } from '@fonendo/domain/processes/process';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { candidacySteps } from '../../db/schema/selection.ts';
import { buildDoctor, buildUser } from './factories.ts';

let serial = 0;

/** A public, approved hospital in Valencia with its administrator, unless the test says otherwise. */
export async function buildHospital(
  db: Queryable,
  { administratorId, ...overrides }: Partial<typeof hospitals.$inferInsert> & { administratorId?: string } = {},
) {
  serial += 1;
  const [hospital] = await db
    .insert(hospitals)
    .values({
      id: randomUUIDv7(),
      name: 'Hospital Universitario La Ribera',
      // Not a CIF that anybody could type: it never collides with one that a test gives.
      cif: `TEST${serial}`,
      address: 'Carretera de Corbera, km 1',
      city: 'Alzira',
      postalCode: '46600',
      community: 'ES-VC',
      sector: 'public',
      employees: 1800,
      description: 'Hospital de referencia de la Ribera.',
      phone: '+34962458100',
      createdAt: new Date('2026-01-01T00:00:00Z'),
      approvalStatus: 'approved',
      approvalSince: new Date('2026-01-01T00:00:00Z'),
      ...overrides,
    })
    .returning();
  if (!hospital) throw new Error('the hospital was not inserted');
  await buildHospitalMember(db, {
    hospitalId: hospital.id,
    userId: administratorId ?? (await buildUser(db, { policyGroups: ['hospital'] })).id,
    role: 'administrator',
  });
  return hospital;
}

export async function buildHospitalMember(
  db: Queryable,
  member: Pick<typeof hospitalMembers.$inferInsert, 'userId' | 'hospitalId' | 'role'>,
) {
  await db.insert(hospitalMembers).values({ joinedAt: new Date('2026-01-01T00:00:00Z'), ...member });
}

/** An open offer of a cardiologist's post. */
export async function buildOffer(db: Queryable, overrides: Partial<typeof offers.$inferInsert> = {}) {
  const hospitalId = overrides.hospitalId ?? (await buildHospital(db)).id;
  const [offer] = await db
    .insert(offers)
    .values({
      id: randomUUIDv7(),
      status: 'approved',
      name: 'Cardiólogo/a',
      description: 'Consulta y guardias en el servicio de Cardiología.',
      community: 'ES-VC',
      speciality: 'Cardiología',
      salaryMin: 42_000,
      salaryMax: 55_000,
      workingDay: 'full',
      contractType: 'permanent',
      yearsOfExperience: 2,
      vacancies: 1,
      createdAt: new Date('2026-01-01T00:00:00Z'),
      updatedAt: new Date('2026-01-01T00:00:00Z'),
      publishedAt: new Date('2026-01-02T00:00:00Z'),
      steps: standardSteps,
      ...overrides,
      hospitalId,
    })
    .returning();
  if (!offer) throw new Error('the offer was not inserted');
  return offer;
}

/** A doctor's application; with its offer and hospital where the test names none. */
export async function buildCandidacy(
  db: Queryable,
  overrides: Partial<Omit<typeof candidacies.$inferInsert, 'hospitalId'>> = {},
) {
  const doctorId = overrides.doctorId ?? (await buildDoctor(db)).userId;
  const offerId = overrides.offerId ?? (await buildOffer(db)).id;
  const [offer] = await db.select({ hospitalId: offers.hospitalId }).from(offers).where(eq(offers.id, offerId));
  if (!offer) throw new Error(`there is no offer ${offerId}`);
  const appliedAt = overrides.appliedAt ?? new Date('2026-02-01T00:00:00Z');
  const [candidacy] = await db
    .insert(candidacies)
    .values({
      id: randomUUIDv7(),
      hospitalId: offer.hospitalId,
      statusSince: appliedAt,
      stepSince: appliedAt,
      step: overrides.status === 'inProcess' ? 0 : null,
      discardReason: overrides.status === 'discarded' ? 'No encaja con el servicio.' : null,
      ...overrides,
      appliedAt,
      doctorId,
      offerId,
    })
    .returning();
  if (!candidacy) throw new Error('the candidacy was not inserted');
  await buildSteps(db, candidacy);
  return candidacy;
}

/** Those before the one it stands at are done. */
async function buildSteps(db: Queryable, { id, status, step, stepSince }: typeof candidacies.$inferSelect) {
  if (step === null) return;
  const steps = Array.from({ length: step + 1 }, (_, position) => {
    const isActive = position === step && status === 'inProcess';
    return {
      ...{ candidacyId: id, position, startedAt: stepSince },
      ...(isActive ? { status: 'active' as const } : { status: 'done' as const, completedAt: stepSince }),
    };
  });
  await db.insert(candidacySteps).values(steps);
}
