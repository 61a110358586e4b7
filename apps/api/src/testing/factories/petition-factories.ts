import { randomUUIDv7 } from 'node:crypto';
import type { CvContent } from '@fonendo/domain/cv/cv';
import type { DocumentStatus } from '@fonendo/domain/documents/document.lifecycle';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import type { PetitionStatus } from '@fonendo/domain/petitions/petition.lifecycle';
import { petitionReference } from '@fonendo/domain/petitions/reference';
import { searchable } from '@fonendo/domain/search/searchable';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cvs } from '../../db/schema/cvs.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { users } from '../../db/schema/users.ts';
import { buildDocument } from './document-factories.ts';
import { buildContract, buildEntitlement } from './factories.ts';

/** What a Colombian doctor with an older degree has to hand in. */
const requiredKinds: readonly DocumentKind[] = ['passport', 'diploma', 'pensum', 'workContinuity', 'criminalRecord'];

const completeCv: CvContent = {
  objective: 'Trabajar en un hospital público.',
  experience: [],
  education: [
    {
      id: randomUUIDv7(),
      degree: 'Medicina',
      centre: 'Universidad Nacional',
      startDate: '2008',
      endDate: '2014',
      studying: false,
      achievements: '',
    },
  ],
  abilities: [],
  languages: [{ id: randomUUIDv7(), language: 'es', level: 'nativo' }],
  certificates: [],
};

type Papers = {
  paid?: boolean;
  contract?: boolean;
  cv?: 'pending' | 'reviewed' | 'none';
  /** The verdict of every required document, or of one of them by its kind; `missing` leaves it out. */
  documents?: DocumentStatus;
  except?: Partial<Record<DocumentKind, DocumentStatus | 'missing'>>;
};

/** Everything that a petition needs besides the person's own data. */
export async function buildPapers(
  db: Queryable,
  doctorId: string,
  { paid = true, contract = true, cv = 'reviewed', documents = 'approved', except = {} }: Papers = {},
) {
  if (contract) await buildContract(db, { userId: doctorId });
  if (paid) await buildEntitlement(db, { userId: doctorId });
  if (cv !== 'none') {
    await db.insert(cvs).values({
      doctorId,
      content: completeCv,
      version: 1,
      status: cv,
      updatedAt: new Date('2026-02-01T00:00:00Z'),
      ...(cv === 'reviewed' && { reviewedAt: new Date('2026-02-02T00:00:00Z') }),
    });
  }
  for (const kind of requiredKinds) {
    const status = except[kind] ?? documents;
    if (status === 'missing') continue;
    await buildDocument(db, { doctorId, kind, status, ...(status === 'rejected' && { reason: 'No se lee bien' }) });
  }
}

let serial = 900_000;

/** A petition in any status, as if it had come there the usual way. */
export async function buildPetition(
  db: Queryable,
  { doctorId, status = null, ...overrides }: Partial<typeof petitions.$inferInsert> & { doctorId: string },
) {
  serial += 1;
  // Taken before anything is waited for: several are built at once.
  const reference = petitionReference(2026, serial);
  const [person] = await db.select().from(users).where(eq(users.id, doctorId));
  if (!person) throw new Error(`there is no user ${doctorId}`);
  const at = new Date('2026-03-01T09:00:00Z');
  const [petition] = await db
    .insert(petitions)
    .values({
      id: randomUUIDv7(),
      reference,
      doctorId,
      status,
      createdAt: at,
      updatedAt: at,
      statusSince: at,
      country: 'CO',
      searchText: searchable(`${reference} ${person.firstname} ${person.lastname} ${person.email}`),
      sortName: searchable(`${person.lastname} ${person.firstname}`),
      ...(status !== null && { sentAt: at, paid: true }),
      ...(isRegistered(status) && { registryNumber: 'REGAGE26e00012345', registeredOn: '2026-03-02' }),
      ...(status === 'Aproved' && { resolutionKind: 'granted', resolvedAt: at, resolutionComment: 'Concedida.' }),
      ...(status === 'Refused' && { resolutionKind: 'denied', resolvedAt: at, resolutionComment: 'Denegada.' }),
      ...overrides,
    })
    .returning();
  if (!petition) throw new Error('the petition was not inserted');
  return petition;
}

const isRegistered = (status: PetitionStatus | null) => status !== null && status !== 'Pending' && status !== 'Review';
