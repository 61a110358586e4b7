import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { hospitalCifClaims, hospitalInvitations } from '../../db/schema/hospitals.ts';
import { tokenHash } from '../../http/secret-keys.ts';
import type { TestApi } from '../api.ts';
import { buildHospital, buildHospitalMember } from '../factories/hospital-factories.ts';
import { buildAccount } from '../sign-in.ts';
import { type Call, listed, named, type Owner, personal } from './call.ts';

export async function buildInvitation({ db }: TestApi, hospitalId: string) {
  const [id, token] = [randomUUIDv7(), randomBytes(32).toString('base64url')];
  await db.insert(hospitalInvitations).values({
    ...{ id, hospitalId, email: `${id}@ribera.test`, firstname: 'Noa', lastname: 'Vidal', role: 'recruiter' },
    ...{
      tokenHash: tokenHash(token),
      sentAt: new Date('2026-03-10T08:00:00Z'),
      expiresAt: new Date('2026-03-17T08:00:00Z'),
    },
  });
  return { id, token };
}

const ofInvitation: Call = named(async (api, { hospitalId }) => ({
  params: { id: (await buildInvitation(api, hospitalId)).id },
}));

const colleague = async ({ db }: TestApi, { hospitalId }: Owner): Promise<string> => {
  const { id: userId } = await buildAccount(db, { policyGroups: ['recruiter'] });
  await buildHospitalMember(db, { userId, hospitalId, role: 'recruiter' });
  return userId;
};

const ofColleague = (body?: unknown): Call =>
  named(async (api, owner) => ({
    params: { userId: await colleague(api, owner) },
    ...(body !== undefined && { body }),
  }));

const hospitalData = {
  ...{ name: 'Hospital General', address: 'Calle Mayor, 1', city: 'Alzira', postalCode: '46600', community: 'ES-VC' },
  ...{ sector: 'public', employees: 900, description: 'Hospital comarcal.', phonePrefix: '+34', phone: '612 34 56 78' },
};

/** CIFs that nobody has yet: letter, seven digits and their control. */
let serial = 0;
function freshCif(): string {
  serial += 1;
  const digits = String(1_000_000 + serial);
  const doubled = (digit: number) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);
  const sum = [...digits].map(Number).reduce((total, digit, at) => total + (at % 2 === 0 ? doubled(digit) : digit), 0);
  return `A${digits}${(10 - (sum % 10)) % 10}`;
}

/** One that waits for its verdict. */
const ofNewcomer = (body: unknown): Call =>
  named(async ({ db }) => {
    const { id } = await buildHospital(db, { approvalStatus: 'pending' });
    return { params: { id }, body };
  });

const ofClaim: Call = named(async ({ db }, { userId }) => {
  const [id, at] = [randomUUIDv7(), new Date('2026-03-10T08:00:00Z')];
  await db.insert(hospitalCifClaims).values({ id, cif: freshCif(), name: 'Clínica', claimantId: userId, at });
  return { params: { id }, body: { answer: 'El CIF es de otra entidad.' } };
});

const ofHospital = (body?: () => unknown, blocked = false): Call =>
  named(async ({ db }) => {
    const standing = blocked && { blockedAt: new Date('2026-03-01T09:00:00Z'), blockedReason: 'Impago' };
    const { id } = await buildHospital(db, { ...standing });
    return { params: { id }, ...(body && { body: body() }) };
  });

export const hospitalCalls: Record<string, Call> = {
  'GET /hospitals/mine': personal(async (_api, { hospitalId }) => ({ holds: hospitalId })),
  'GET /hospitals/mine/profile': personal(),
  'PUT /hospitals/mine': personal(() => ({ body: { ...hospitalData, cif: freshCif() } })),
  'GET /hospitals': listed(async ({ db }) => {
    const { id, cif } = await buildHospital(db);
    return { holds: id, query: { search: cif } };
  }),
  'GET /hospitals/:id': ofHospital(),
  'PUT /hospitals/:id': ofHospital(() => ({ ...hospitalData, cif: freshCif() })),
  'POST /hospitals/:id/block': ofHospital(() => ({ reason: 'Facturas impagadas' })),
  'POST /hospitals/:id/unblock': ofHospital(undefined, true),
  'POST /hospitals/:id/approve': ofNewcomer({ version: 1 }),
  'POST /hospitals/:id/refuse': ofNewcomer({ version: 1, reason: 'El CIF es de otra entidad.' }),
  'GET /hospitals/claims': listed(async ({ db }, { userId }) => {
    const [id, at] = [randomUUIDv7(), new Date('2026-01-10T08:00:00Z')];
    await db.insert(hospitalCifClaims).values({ id, cif: freshCif(), name: 'Clínica', claimantId: userId, at });
    return { holds: id };
  }),
  'POST /hospitals/claims/:id/answer': ofClaim,

  'GET /profiles': listed(async (api, owner) => ({ holds: await colleague(api, owner) })),
  'POST /profiles/invitations': personal(() => ({
    body: { firstname: 'Noa', lastname: 'Vidal', email: `${randomUUIDv7()}@ribera.test`, role: 'recruiter' },
  })),
  'POST /profiles/invitations/:id/resend': ofInvitation,
  'DELETE /profiles/invitations/:id': ofInvitation,
  'PUT /profiles/:userId': ofColleague({ role: 'administrative' }),
  'DELETE /profiles/:userId': ofColleague(),
};
