import { randomUUIDv7 } from 'node:crypto';
import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { standardSteps } from '@fonendo/domain/processes/process';
import { asc, eq } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/audit.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { candidacySteps, documentRequests, interviews } from '../../db/schema/selection.ts';
import { buildSignedInDoctor } from '../doctor-sign-in.ts';
import { buildCandidacy } from '../factories/hospital-factories.ts';
import { openOffersApi } from './offers.ts';

export type Place = Pick<HospitalCandidacy, 'status' | 'step'>;

export const applied: Place = { status: 'applied', step: null };
export const at = (step: number): Place => ({ status: 'inProcess', step });

/** Documents, management, a second opinion that is optional, an interview that is not. */
function selectionSteps() {
  const [documentsStep, internalStep, interviewStep] = standardSteps;
  if (!documentsStep || !internalStep || !interviewStep) throw new Error('the standard process has three steps');
  return [
    { ...documentsStep, documents: [{ kind: null, name: 'Carta de recomendación' }], text: 'La pide Jefatura.' },
    { ...internalStep, text: 'Consultar con Jefatura.' },
    { ...internalStep, name: 'Segunda opinión', mandatory: false },
    { ...interviewStep, mandatory: true },
  ];
}

/** The API with a hospital that runs a selection, and what its recruiter does with a candidacy. */
export async function openSelectionApi() {
  const api = await openOffersApi();
  const { db, request, clock, ours, buildOfferAt } = api;
  const token = ours.recruiter.jwt;
  const steps = selectionSteps();

  const post = (path: string, body?: unknown, as = token) =>
    request('POST', `/api/selection/candidacies/${path}`, { token: as, ...(body !== undefined && { body }) });
  const move = (id: string, from: Place, step: number, as = token) => post(`${id}/move`, { from, to: { step } }, as);
  const complete = (id: string, from: Place, startNext: boolean, result = '') =>
    post(`${id}/complete`, { from, startNext, result });
  const accept = (id: string, as = token) => post(`${id}/accept`, undefined, as);
  const discard = (id: string, reason = 'Buscamos más experiencia.') => post(`${id}/discard`, { reason });
  const undo = (id: string) => post(`${id}/undo-discard`);

  const find = async (id: string) => {
    const [row] = await db.select().from(candidacies).where(eq(candidacies.id, id));
    if (!row) throw new Error(`there is no candidacy ${id}`);
    return row;
  };
  const stepsOf = async (id: string) => {
    const rows = await db
      .select({ status: candidacySteps.status })
      .from(candidacySteps)
      .where(eq(candidacySteps.candidacyId, id))
      .orderBy(asc(candidacySteps.position));
    return rows.map(({ status }) => status);
  };
  const auditOf = async (id: string) => db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  const noticesOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId));

  async function buildCase(place: Partial<typeof candidacies.$inferInsert> = {}, offerOverrides = {}) {
    const { id: offerId } = await buildOfferAt('approved', { steps, vacancies: 2, ...offerOverrides });
    const doctor = await buildSignedInDoctor(api);
    return { ...(await buildCandidacy(db, { offerId, doctorId: doctor.userId, ...place })), doctor };
  }

  const buildRequest = async (candidacy: { id: string; hospitalId: string; doctorId: string }, position: number) => {
    const id = randomUUIDv7();
    await db.insert(documentRequests).values({
      ...{ id, candidacyId: candidacy.id, hospitalId: candidacy.hospitalId, doctorId: candidacy.doctorId, position },
      ...{ kind: null, name: 'Certificado', why: '', dueOn: '2026-03-20', createdAt: clock.now() },
    });
    return id;
  };

  const buildInterview = async (candidacy: { id: string; hospitalId: string; doctorId: string }, position: number) => {
    const id = randomUUIDv7();
    await db.insert(interviews).values({
      ...{ id, candidacyId: candidacy.id, hospitalId: candidacy.hospitalId, doctorId: candidacy.doctorId, position },
      ...{ durationMinutes: 45, place: 'video', location: 'https://meet.example/1' },
      ...{ createdAt: clock.now(), updatedAt: clock.now() },
    });
    return id;
  };

  return {
    ...api,
    token,
    post,
    move,
    complete,
    accept,
    discard,
    undo,
    find,
    stepsOf,
    auditOf,
    noticesOf,
    buildCase,
    buildRequest,
    buildInterview,
  };
}
