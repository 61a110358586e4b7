import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { entitlements, invoices, payments } from '../../db/schema/payments.ts';
import { settings } from '../../db/schema/settings.ts';
import { users } from '../../db/schema/users.ts';

type User = typeof users.$inferSelect;

let serial = 0;

/** A verified doctor with a Spanish degree, unless the test says otherwise. */
export async function buildUser(db: Queryable, overrides: Partial<User> = {}): Promise<User> {
  serial += 1;
  const [user] = await db
    .insert(users)
    .values({
      id: randomUUIDv7(),
      email: `user${serial}@fonendo.test`,
      // No password has this hash: a test that signs in gives the hash of its own.
      passwordHash: 'none',
      firstname: 'Valentina',
      lastname: 'Restrepo',
      policyGroups: ['certifiedDoctor'],
      verifiedAt: new Date('2026-01-01T00:00:00Z'),
      createdAt: new Date('2026-01-01T00:00:00Z'),
      ...overrides,
    })
    .returning();
  if (!user) throw new Error('the user was not inserted');
  return user;
}

type DoctorOverrides = Partial<typeof doctors.$inferInsert> & {
  privateData?: Partial<typeof doctorPrivateData.$inferInsert>;
  user?: Partial<User>;
};

/** A Colombian doctor who asks for recognition and has declared everything, unless the test says otherwise. */
export async function buildDoctor(db: Queryable, { privateData, user, ...overrides }: DoctorOverrides = {}) {
  const userId = overrides.userId ?? (await buildUser(db, { policyGroups: ['notCertifiedDoctor'], ...user })).id;
  await db.insert(doctors).values({
    graduationDate: '2014-11-30',
    degreeCountry: 'CO',
    countryOfResidence: 'CO',
    hasDegreeSpain: false,
    hasDegree: false,
    speciality: 'Cardiología',
    ...overrides,
    userId,
  });
  await db.insert(doctorPrivateData).values({
    birthDate: '1990-05-20',
    nationality: 'CO',
    documentType: 'Passport',
    documentNumber: 'AB1234567',
    gender: 'woman',
    maritalStatus: 'single',
    hasKids: false,
    parent1: 'Luz Marina Gómez',
    parent2: 'Hernán Restrepo',
    address: 'Carrera 7 # 45-12',
    city: 'Bogotá',
    state: 'Cundinamarca',
    postalCode: '110231',
    ...privateData,
    userId,
  });
  return { userId };
}

export async function buildContract(
  db: Queryable,
  { userId, ...overrides }: Partial<typeof contracts.$inferInsert> & { userId: string },
) {
  const id = randomUUIDv7();
  const [contract] = await db
    .insert(contracts)
    .values({
      id,
      userId,
      termsVersion: '2026-11',
      signedName: 'Valentina Restrepo',
      email: 'valentina@fonendo.test',
      signedAt: new Date('2026-03-01T10:00:00Z'),
      contractSha256: '0'.repeat(64),
      signedFileKey: `contracts/00/${id}`,
      signedSha256: '0'.repeat(64),
      ...overrides,
    })
    .returning();
  if (!contract) throw new Error('the contract was not inserted');
  return contract;
}

export async function buildEntitlement(
  db: Queryable,
  overrides: Partial<typeof entitlements.$inferInsert> & { userId: string },
) {
  await db
    .insert(entitlements)
    .values({ id: randomUUIDv7(), product: 'recognition', grantedAt: new Date('2026-03-01T10:00:00Z'), ...overrides });
}

/** A payment of the recognition by somebody resident in Spain. */
export async function buildPayment(
  db: Queryable,
  overrides: Partial<typeof payments.$inferInsert> & { userId: string },
): Promise<typeof payments.$inferSelect> {
  const party = {
    taxId: 'AB1234567',
    address: 'Calle de Atocha, 25',
    city: 'Madrid',
    postalCode: '28012',
    state: null,
  };
  const [payment] = await db
    .insert(payments)
    .values({
      id: randomUUIDv7(),
      products: ['recognition'],
      lines: [{ product: 'recognition', priceCents: 39_000, discountPercent: 0, baseCents: 39_000 }],
      ...{ baseCents: 39_000, taxRate: 2100, taxRule: 'spain', taxCents: 8190, totalCents: 47_190, currency: 'EUR' },
      buyer: { name: 'Valentina Restrepo', country: 'ES', email: 'valentina@fonendo.test', ...party },
      earlyStartConsent: true,
      gateway: 'sandbox',
      createdAt: new Date('2026-03-01T10:00:00Z'),
      expiresAt: new Date('2026-03-01T11:00:00Z'),
      ...overrides,
    })
    .returning();
  if (!payment) throw new Error('the payment was not inserted');
  return payment;
}

/** The invoice of a payment with any status. */
export async function buildInvoice(
  db: Queryable,
  {
    id: paymentId,
    userId,
    buyer,
    lines,
    baseCents,
    taxRate,
    taxRule,
    taxCents,
    totalCents,
    currency,
  }: typeof payments.$inferSelect,
  { number, series, issuedOn }: { number: number; series: string; issuedOn: string },
): Promise<void> {
  await db.insert(invoices).values({
    ...{ id: randomUUIDv7(), number, series, issuedOn, paymentId, userId, seller: buyer, buyer },
    ...{ lines, baseCents, taxRate, taxRule, taxCents, totalCents, currency },
  });
}

/** Access to offers costs something, as in the demo; by default it is free. */
export async function chargeForAccess(db: Queryable, cents = 4900): Promise<void> {
  const row = { value: cents, updatedAt: new Date('2026-03-01T10:00:00Z') };
  await db
    .insert(settings)
    .values({ key: 'offersAccessPriceCents', ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}

/** An invoice that takes the first one of a payment back; its id. */
export async function buildRectification(
  db: Queryable,
  paymentId: string,
  amounts: Partial<Pick<typeof invoices.$inferInsert, 'baseCents' | 'taxCents' | 'totalCents' | 'lines'>> = {},
): Promise<string> {
  const [first] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), isNull(invoices.rectifiesId)));
  if (!first) throw new Error(`payment ${paymentId} has no invoice`);
  const id = randomUUIDv7();
  // Far from the numbers that the API gives in the same database.
  const numbered = {
    id,
    series: `R${first.series.slice(1)}`,
    number: first.number + 100_000 + (amounts.baseCents === undefined ? 0 : 1),
  };
  const rectifying = { type: 'R1' as const, rectifiesId: first.id, reason: 'Desistimiento' };
  await db.insert(invoices).values({ ...first, ...numbered, ...rectifying, ...amounts });
  return id;
}
