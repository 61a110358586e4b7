import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { groupOfHospitalRole } from '@fonendo/domain/hospitals/hospital.policy';
import type { OfferDraft } from '@fonendo/domain/offers/offer';
import { type OfferEvent, type OfferStage, standingAt } from '@fonendo/domain/offers/offer.lifecycle';
import { openTestApi } from '../api.ts';
import { buildHospital, buildHospitalMember, buildOffer } from '../factories/hospital-factories.ts';
import { buildSignedIn } from '../sign-in.ts';

export const completeContent: OfferDraft = {
  name: 'FEA de Nefrología',
  description: 'Consulta, hemodiálisis y guardias localizadas.',
  community: 'ES-VC',
  speciality: 'Nefrología',
  salaryMin: 54_000,
  salaryMax: 60_000,
  workingDay: 'full',
  contractType: 'permanent',
  yearsOfExperience: 2,
  vacancies: 1,
};

type Call = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: (version: number) => unknown };

/** What each event of the lifecycle is called over HTTP, with a body that is right. */
const offerCalls: Record<OfferEvent, Call> = {
  edit: {
    method: 'PUT',
    path: '',
    body: (version) => ({ version, content: { ...completeContent, name: 'FEA de Nefrología, turno de tarde' } }),
  },
  chooseProcess: { method: 'PUT', path: '/process', body: () => ({ processId: null }) },
  chooseVisibility: { method: 'PUT', path: '/visibility', body: () => ({ isPublic: false }) },
  publish: { method: 'POST', path: '/publish', body: (version) => ({ version }) },
  approve: { method: 'POST', path: '/approve', body: (version) => ({ version }) },
  refuse: {
    method: 'POST',
    path: '/refuse',
    body: (version) => ({ version, reason: 'Falta detallar las guardias.' }),
  },
  close: { method: 'POST', path: '/close' },
  delete: { method: 'DELETE', path: '' },
  clone: { method: 'POST', path: '/clone' },
  discardRevision: { method: 'POST', path: '/discard-revision' },
};

/** The API with a hospital whose people have all four roles, another hospital, and an administrator. */
export async function openOffersApi() {
  const api = await openTestApi();
  const admin = await buildSignedIn(api, { policyGroups: ['admin'], firstname: 'Lucía', lastname: 'Ferrándiz' });
  const otherAdmin = await buildSignedIn(api, { policyGroups: ['superadmin'] });

  async function buildStaffedHospital(name: string) {
    const administrator = await buildSignedIn(api, { policyGroups: ['hospital'], firstname: 'Elena', lastname: name });
    const hospital = await buildHospital(api.db, { name, administratorId: administrator.user.id });
    const join = async (role: HospitalRole) => {
      const person = await buildSignedIn(api, { policyGroups: [groupOfHospitalRole(role)] });
      await buildHospitalMember(api.db, { userId: person.user.id, hospitalId: hospital.id, role });
      return person;
    };
    return {
      hospital,
      administrator,
      recruiter: await join('recruiter'),
      selectionCoordinator: await join('selectionCoordinator'),
      administrative: await join('administrative'),
    };
  }

  const ours = await buildStaffedHospital('Hospital Universitario La Ribera');
  const theirs = await buildStaffedHospital('Clínica Ajena del Norte');

  /** A complete offer of this hospital at this stage. */
  async function buildOfferAt(stage: OfferStage, overrides: Parameters<typeof buildOffer>[1] = {}) {
    const { status, revisionStatus } = standingAt(stage);
    const waits = stage === 'pending' || stage === 'revisionPending';
    return buildOffer(api.db, {
      hospitalId: ours.hospital.id,
      ...completeContent,
      status,
      revisionStatus,
      revision: revisionStatus && { ...completeContent, name: 'FEA de Nefrología (turno rotatorio)' },
      publishedAt: status === 'approved' || status === 'closed' ? new Date('2026-01-02T00:00:00Z') : null,
      submittedAt: waits ? new Date('2026-03-08T09:00:00Z') : null,
      closedAt: status === 'closed' ? new Date('2026-02-02T00:00:00Z') : null,
      refusalReason: stage === 'refused' || stage === 'revisionRefused' ? 'Falta el servicio.' : null,
      ...overrides,
    });
  }

  const call = (token: string | undefined, event: OfferEvent, offerId: string, version = 1) => {
    const { method, path, body } = offerCalls[event];
    return api.request(method, `/api/offers/managed/${offerId}${path}`, {
      ...(token && { token }),
      ...(body && { body: body(version) }),
    });
  };

  const read = async (token: string, offerId: string) =>
    (await api.request('GET', `/api/offers/managed/${offerId}`, { token })).body as ManagedOffer;

  return { ...api, admin, otherAdmin, ours, theirs, buildOfferAt, call, read };
}
