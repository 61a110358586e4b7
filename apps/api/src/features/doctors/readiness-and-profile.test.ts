import { randomUUIDv7 } from 'node:crypto';
import type { DoctorProfile, Readiness } from '@fonendo/contract/doctors/doctors.schema';
import { type CvContent, emptyCv } from '@fonendo/domain/cv/cv';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cvs } from '../../db/schema/cvs.ts';
import { entitlements } from '../../db/schema/payments.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedInDoctor, type DoctorOptions } from '../../testing/doctor-sign-in.ts';
import { buildDocument } from '../../testing/factories/document-factories.ts';
import { chargeForAccess } from '../../testing/factories/factories.ts';
import { buildPetition } from '../../testing/factories/petition-factories.ts';

const api = await openTestApi();
const { request, db, clock } = api;

const signedInDoctor = (options: DoctorOptions = {}) => buildSignedInDoctor(api, options);
const readReadiness = (token: string) => request('GET', '/api/doctors/me/readiness', { token });
const readProfile = (token: string) => request('GET', '/api/doctors/me/profile', { token });

const cv: CvContent = {
  ...emptyCv,
  objective: 'Cardióloga clínica.',
  education: [
    {
      id: randomUUIDv7(),
      degree: 'Medicina',
      centre: 'Universidad Nacional de Colombia',
      startDate: '2008',
      endDate: '2014',
      studying: false,
      achievements: '',
    },
  ],
  experience: [
    {
      id: randomUUIDv7(),
      position: 'Cardióloga',
      company: 'Fundación Cardioinfantil',
      city: 'Bogotá',
      country: 'CO',
      startDate: '2016-04',
      endDate: null,
      current: true,
      achievements: '',
    },
  ],
  languages: [{ id: randomUUIDv7(), language: 'es', level: 'nativo' }],
};

describe('readiness', () => {
  test('of somebody who just registered names everything, with where to put it right', async () => {
    await chargeForAccess(db);
    const { jwt } = await signedInDoctor({ speciality: null, privateData: { address: null, parent1: null } });
    const { body } = await readReadiness(jwt);
    const { apply, petition } = body as Readiness;
    expect(apply.missing).toEqual(
      expect.arrayContaining([
        { key: 'personalData', fields: ['speciality'], target: 'personal' },
        { key: 'documentMissing', document: 'diploma', target: 'documents' },
        { key: 'contract', target: 'contract' },
        { key: 'payment', product: 'offersAccess', target: 'contract' },
      ]),
    );
    expect(petition?.missing).toEqual(
      expect.arrayContaining([
        { key: 'personalData', fields: ['address', 'parent1'], target: 'personal' },
        { key: 'documentMissing', document: 'passport', target: 'documents' },
      ]),
    );
    expect(apply.missing.find(({ key }) => key === 'cv')).toBeDefined();
  });

  test('grows with what is done', async () => {
    const { jwt, userId } = await signedInDoctor({ hasDegreeSpain: true, countryOfResidence: 'ES' });
    await db.insert(cvs).values({ doctorId: userId, content: cv, version: 1, updatedAt: clock.now() });
    await db
      .insert(entitlements)
      .values({ id: randomUUIDv7(), userId, product: 'offersAccess', grantedAt: clock.now() });
    const { body } = await readReadiness(jwt);
    expect(body).toEqual({
      apply: {
        missing: [
          { key: 'documentMissing', document: 'recognitionCredential', target: 'documents' },
          { key: 'contract', target: 'contract' },
        ],
      },
      petition: null,
    });
    await buildDocument(db, {
      doctorId: userId,
      kind: 'recognitionCredential',
      status: 'rejected',
      reason: 'Ilegible',
    });
    expect((await readReadiness(jwt)).body).toMatchObject({
      apply: { missing: [{ key: 'documentRejected', document: 'recognitionCredential' }, { key: 'contract' }] },
    });
  });
});

describe('the profile', () => {
  test('is what hospitals get: the profession, and nothing private', async () => {
    const { jwt, userId } = await signedInDoctor({ specialityDescription: 'Imagen cardiaca' });
    await db.insert(cvs).values({ doctorId: userId, content: cv, version: 1, updatedAt: clock.now() });
    const diploma = await buildDocument(db, { doctorId: userId, kind: 'diploma' });
    for (const kind of ['passport', 'criminalRecord', 'additional'] as const) {
      await buildDocument(db, { doctorId: userId, kind, status: 'approved' });
    }
    const { status, body } = await readProfile(jwt);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: userId,
      firstname: 'Valentina',
      lastname: 'Restrepo',
      speciality: 'Cardiología',
      specialityDescription: 'Imagen cardiaca',
      certification: 'notStarted',
      countryOfResidence: 'CO',
      yearsSinceGraduation: 11,
      yearsOfExperience: 10,
      cv,
      documents: [{ id: diploma.id, kind: 'diploma', status: 'pending' }],
    } satisfies DoctorProfile);
  });

  test('says that a recognition is under way from the sending to the refusal, whatever was paid', async () => {
    const { jwt, userId } = await signedInDoctor();
    const certification = async () => ((await readProfile(jwt)).body as DoctorProfile).certification;
    await db
      .insert(entitlements)
      .values({ id: randomUUIDv7(), userId, product: 'recognition', grantedAt: clock.now() });
    const refused = await buildPetition(db, { doctorId: userId, status: 'Refused' });
    expect(await certification()).toBe('notStarted');
    const { id } = await buildPetition(db, { doctorId: userId, status: null });
    expect(await certification()).toBe('notStarted');
    for (const status of ['Pending', 'Review'] as const) {
      await db.update(petitions).set({ status }).where(eq(petitions.id, id));
      expect(await certification()).toBe('inProgress');
    }
    await db.delete(petitions).where(inArray(petitions.id, [id, refused.id]));
    await buildPetition(db, { doctorId: userId, status: 'Sended' });
    expect(await certification()).toBe('inProgress');
    await db.delete(petitions).where(eq(petitions.doctorId, userId));
    // Granted with conditions: no right to practise before the training.
    await buildPetition(db, { doctorId: userId, status: 'Aproved', resolutionKind: 'conditional' });
    expect(await certification()).toBe('inProgress');
  });

  test('without a CV says so', async () => {
    const { jwt } = await signedInDoctor({ hasDegreeSpain: true });
    expect((await readProfile(jwt)).body).toMatchObject({
      certification: 'pendingVerification',
      cv: null,
      yearsOfExperience: null,
      documents: [],
    });
  });
});
