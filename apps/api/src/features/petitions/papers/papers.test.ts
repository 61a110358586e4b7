import { createHash } from 'node:crypto';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents } from '../../../db/schema/documents.ts';
import { petitions } from '../../../db/schema/petitions.ts';
import { readPdf } from '../../../testing/files/pdf-text.ts';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';
import { signIn } from '../../../testing/sign-in.ts';

const api = await openPetitionsApi();
const { db, request, clock, admin, buildCase, act, attach, upload, read, documentOf } = api;

async function download(token: string | undefined, path: string) {
  const response = await api.api.request(`/api/petitions/${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const text = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.join(' ').replaceAll(/\s+/g, ' ');
const day = 24 * 60 * 60 * 1000;

describe('the receipt', () => {
  test('names what was sent, and anybody who has the files can compute its fingerprint', async () => {
    const { jwt, userId, petitionId, petition } = await buildCase();
    const { receipt, sentAt } = (await act(jwt, petitionId, 'send')).body as Petition;
    const papers = await db.select().from(documents).where(eq(documents.doctorId, userId));
    const lines = papers.map(({ kind, version, sha256 }) => `${kind} ${version} ${sha256}`).sort();
    const written = [`${petition.reference} ${sentAt}`, ...lines].join('\n');
    expect(receipt?.sha256).toBe(createHash('sha256').update(written).digest('hex'));

    const { status, headers, bytes } = await download(jwt, `${petitionId}/receipt`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="justificante-${petition.reference}.pdf"`);
    const page = await text(bytes);
    for (const shown of [petition.reference, receipt?.code ?? '?', 'Valentina Restrepo', 'Pasaporte', '/verify/']) {
      expect(page).toContain(shown);
    }
  });

  test('is for its doctor and the team', async () => {
    const { jwt, petitionId } = await buildCase();
    expect((await download(jwt, `${petitionId}/receipt`)).status).toBe(404);
    await act(jwt, petitionId, 'send');
    expect((await download(admin.jwt, `${petitionId}/receipt`)).status).toBe(200);
    const { jwt: stranger } = await buildCase();
    expect((await download(stranger, `${petitionId}/receipt`)).status).toBe(404);
    expect((await download(undefined, `${petitionId}/receipt`)).status).toBe(401);
  });

  test('its code confirms it to anybody, without saying whose it is', async () => {
    const { jwt, email, petitionId, petition } = await buildCase();
    const { receipt } = (await act(jwt, petitionId, 'send')).body as Petition;
    const code = receipt?.code ?? '';
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', '')]) {
      const { status, body } = await request('GET', `/api/verify/${typed}`);
      expect(status).toBe(200);
      expect(body).toEqual({
        issuedAt: receipt?.issuedAt,
        reference: petition.reference.replace(/\d{4}(\d\d)$/, '••••$1'),
        sha256: receipt?.sha256,
        documents: 5,
      });
      const told = JSON.stringify(body);
      for (const secret of ['Valentina', 'Restrepo', email, petitionId, petition.reference]) {
        expect(told).not.toContain(secret);
      }
    }
    expect(await request('GET', '/api/verify/AAAA-BBBB-CCCC')).toMatchObject({ status: 404 });
  });

  test('guessing is slowed down', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const statuses = new Set<number>();
    for (let round = 0; round < 63; round += 1) {
      statuses.add((await request('GET', `/api/verify/AAAA-BBBB-${1000 + round}`, { headers })).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});

/** A reading of RFC 5545 of its own: lines unfolded, texts unescaped. */
function readCalendar(bytes: Uint8Array) {
  const raw = new TextDecoder().decode(bytes);
  expect(raw.endsWith('\r\n')).toBe(true);
  for (const line of raw.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const lines = raw.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const events: Record<string, string>[] = [];
  const open: string[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:;]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') expect(open.pop()).toBe(value);
    if (name === 'BEGIN' && value === 'VEVENT') events.push({});
    const event = events.at(-1);
    if (event && open.at(-1) === 'VEVENT') {
      event[name] = value.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
    }
  }
  expect(open).toEqual([]);
  return events;
}

describe('the calendar of deadlines', () => {
  test('holds the legal term, what has to be answered, and what lapses', async () => {
    const { jwt, petitionId, petition } = await buildCase('Sended');
    const { id } = documentOf(await read(admin.jwt, petitionId), 'criminalRecord');
    await db.update(documents).set({ validUntil: '2026-05-01' }).where(eq(documents.id, id));
    const reason = 'Aportar el pensum; con horas, créditos\ny la firma de la universidad, apostillado y traducido.';
    await act(admin.jwt, petitionId, 'requirements', { reason, notifiedOn: '2026-03-10', workingDays: 10 });
    const { headers, bytes } = await download(jwt, `${petitionId}/deadlines.ics`);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const events = readCalendar(bytes);
    expect(events.map(({ DTSTART, DTEND, SUMMARY }) => [DTSTART, DTEND, SUMMARY])).toEqual([
      ['20260902', '20260903', `Fin del plazo para resolver (${petition.reference})`],
      ['20260324', '20260325', `Último día para responder al Ministerio (${petition.reference})`],
      ['20260501', '20260502', 'Caduca un documento: Certificado de antecedentes penales'],
    ]);
    expect(events[1]?.['DESCRIPTION']).toBe(reason);
    const uids = events.map(({ UID }) => UID);
    expect(new Set(uids).size).toBe(3);
    // Asked for again, the same days are the same events.
    const again = readCalendar((await download(jwt, `${petitionId}/deadlines.ics`)).bytes);
    expect(again.map(({ UID }) => UID)).toEqual(uids);
  });

  test('is empty while nothing runs, and nobody else’s', async () => {
    const { jwt, petitionId } = await buildCase();
    expect(readCalendar((await download(jwt, `${petitionId}/deadlines.ics`)).bytes)).toEqual([]);
    const { jwt: stranger } = await buildCase();
    expect((await download(stranger, `${petitionId}/deadlines.ics`)).status).toBe(404);
    expect((await download(undefined, `${petitionId}/deadlines.ics`)).status).toBe(401);
  });
});

describe('letters', () => {
  test('the ministry is urged only after its six months', async () => {
    const { jwt, petitionId } = await buildCase('Sended', {
      petition: { registeredOn: '2025-09-09', registryNumber: 'REGAGE25e1' },
    });
    clock.set('2026-03-09T09:00:00Z');
    expect((await download(jwt, `${petitionId}/letters/impulso`)).status).toBe(404);
    clock.set('2026-03-10T09:00:00Z');
    expect((await read(jwt, petitionId)).letters.map(({ kind }) => kind)).toEqual([
      'impulso',
      'certificadoSilencio',
      'reposicion',
      'desistimiento',
    ]);
    const { status, bytes } = await download(jwt, `${petitionId}/letters/impulso`);
    expect(status).toBe(200);
    const page = await text(bytes);
    expect(page).toContain('Escrito de impulso');
    for (const shown of ['REGAGE25e1', '9 de septiembre de 2025', '9 de marzo de 2026', 'AB1234567']) {
      expect(page).toContain(shown);
    }
  });

  test('a denial can be appealed for a month', async () => {
    const { jwt, email, petitionId } = await buildCase('Sended');
    await attach(admin.jwt, petitionId);
    await act(admin.jwt, petitionId, 'resolve', { kind: 'denied', comment: 'Faltan créditos.' });
    // A month from 10 March is a Friday.
    expect((await read(jwt, petitionId)).letters).toEqual([{ kind: 'reposicion', until: '2026-04-10' }]);
    const { bytes } = await download(jwt, `${petitionId}/letters/reposicion`);
    expect(await text(bytes)).toContain('Recurso potestativo de reposición');
    // The day ends at midnight in Spain.
    clock.set('2026-04-10T21:59:00Z');
    const later = await signIn(request, email);
    expect((await download(later.jwt, `${petitionId}/letters/reposicion`)).status).toBe(200);
    clock.set('2026-04-10T22:01:00Z');
    expect((await download(later.jwt, `${petitionId}/letters/reposicion`)).status).toBe(404);
    clock.set('2026-03-10T09:00:00Z');
  });

  test('the cover sheet goes with something that is asked for', async () => {
    const { jwt, petitionId } = await buildCase('Sended');
    expect((await download(jwt, `${petitionId}/letters/subsanacion`)).status).toBe(404);
    await act(admin.jwt, petitionId, 'requirements', { reason: 'Falta la apostilla', notifiedOn: '2026-03-10' });
    const page = await text((await download(jwt, `${petitionId}/letters/subsanacion`)).bytes);
    for (const shown of ['Falta la apostilla', '24 de marzo de 2026', '…………']) expect(page).toContain(shown);
    expect(page).not.toContain('Pasaporte');
    const { jwt: stranger } = await buildCase();
    expect((await download(stranger, `${petitionId}/letters/subsanacion`)).status).toBe(404);
    expect((await download(undefined, `${petitionId}/letters/subsanacion`)).status).toBe(401);
  });
});

describe('what is asked for by the ministry', () => {
  test('what is uploaded afterwards answers it, for the doctor, the team and the letter', async () => {
    // Sent to the ministry this morning, after its papers were uploaded, and asked for something on the same day.
    const statusSince = new Date('2026-03-10T08:00:00Z');
    const { jwt, userId, petitionId } = await buildCase('Sended', { petition: { statusSince } });
    await db
      .update(documents)
      .set({ uploadedAt: new Date('2026-03-10T07:00:00Z') })
      .where(eq(documents.doctorId, userId));
    await act(admin.jwt, petitionId, 'requirements', { reason: 'Falta la apostilla', notifiedOn: '2026-03-10' });
    const before = await read(jwt, petitionId);
    expect(before).toMatchObject({ requirements: [{ answer: [] }], next: { turn: 'yours', key: 'answer' } });

    expect(await upload(jwt, 'diploma')).toBe(201);
    const answer = [{ kind: 'diploma', version: 2, fileName: 'nuevo.pdf', uploadedAt: '2026-03-10T09:00:00.000Z' }];
    const after = {
      requirements: [{ answer }],
      next: { turn: 'ours', key: 'present', act: 'requirement', by: '2026-03-24' },
    };
    for (const token of [jwt, admin.jwt]) expect(await read(token, petitionId)).toMatchObject(after);
    const { body } = await request('GET', '/api/petitions', { token: jwt });
    expect(body).toMatchObject({ items: [{ turn: 'ours' }] });
    const page = await text((await download(jwt, `${petitionId}/letters/subsanacion`)).bytes);
    expect(page).toContain('Título de Medicina apostillado (aportado el 10 de marzo de 2026)');
    expect(page).not.toContain('Pasaporte');

    await act(admin.jwt, petitionId, 'requirements/answer', { answeredOn: '2026-03-10' });
    expect((await read(jwt, petitionId)).requirements).toMatchObject([{ until: '2026-03-10', answer: [] }]);
  });

  test('stops the legal clock until it is answered', async () => {
    const { petitionId } = await buildCase('Sended');
    const started = await act(admin.jwt, petitionId, 'requirements', { reason: 'Pensum', notifiedOn: '2026-03-09' });
    expect(started).toMatchObject({
      status: 200,
      body: {
        legalTerm: { suspended: true, daysElapsed: 7 },
        requirements: [{ reason: 'Pensum', from: '2026-03-09', until: null, answerBy: '2026-03-23' }],
        can: { startRequirement: false, answerRequirement: true },
      },
    });
    const twice = await act(admin.jwt, petitionId, 'requirements', { reason: 'Más', notifiedOn: '2026-03-09' });
    expect(twice).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
    clock.advance(10 * day);
    const { jwt: later } = await signIn(request, admin.user.email);
    const early = await act(later, petitionId, 'requirements/answer', { answeredOn: '2026-03-08' });
    expect(early).toMatchObject({ status: 422, body: { fields: { answeredOn: { key: 'errors.minDate' } } } });
    const answered = await act(later, petitionId, 'requirements/answer', { answeredOn: '2026-03-19' });
    expect(answered).toMatchObject({
      status: 200,
      // Ten days longer than 2 September, which is a Saturday: the Monday after.
      body: { legalTerm: { suspended: false, deadline: '2026-09-14', daysElapsed: 8 } },
    });
    expect(await act(later, petitionId, 'requirements/answer', { answeredOn: '2026-03-20' })).toMatchObject({
      status: 409,
    });
    clock.set('2026-03-10T09:00:00Z');
  });

  test('not before the registry entry, and only by the team', async () => {
    const { jwt, petitionId } = await buildCase('Sended');
    const early = await act(admin.jwt, petitionId, 'requirements', { reason: 'Pensum', notifiedOn: '2026-03-01' });
    expect(early).toMatchObject({
      status: 422,
      body: { fields: { notifiedOn: { key: 'errors.minDate', params: { min: '2026-03-02' } } } },
    });
    for (const [path, body] of [
      ['requirements', { reason: 'Pensum', notifiedOn: '2026-03-09' }],
      ['requirements/answer', { answeredOn: '2026-03-09' }],
      ['cv-review', undefined],
    ] as const) {
      expect(await act(jwt, petitionId, path, body)).toMatchObject({ status: 403 });
    }
    const { petitionId: pending } = await buildCase('Pending');
    const body = { reason: 'Pensum', notifiedOn: '2026-03-09' };
    expect(await act(admin.jwt, pending, 'requirements', body)).toMatchObject({ status: 409 });
  });
});

test('the team reads the CV on paper; nobody else does here', async () => {
  const { jwt, petitionId } = await buildCase('Pending');
  const { status, bytes } = await download(admin.jwt, `${petitionId}/cv.pdf`);
  expect(status).toBe(200);
  expect(await text(bytes)).toContain('Universidad Nacional');
  expect((await download(jwt, `${petitionId}/cv.pdf`)).status).toBe(403);
  expect((await download(undefined, `${petitionId}/cv.pdf`)).status).toBe(401);
});

test('an id that is none is answered alike everywhere', async () => {
  for (const path of ['receipt', 'resolution-file', 'cv.pdf', 'deadlines.ics', 'letters/impulso']) {
    expect(await request('GET', `/api/petitions/nada/${path}`, { token: admin.jwt })).toMatchObject({
      status: 400,
      body: { code: 'InvalidPetitionId' },
    });
  }
  expect(await act(admin.jwt, 'nada', 'validate')).toMatchObject({ body: { code: 'InvalidPetitionId' } });
  expect(await db.$count(petitions)).toBeGreaterThan(0);
});

describe('somebody leaves', () => {
  test('their petitions go with them, files included', async () => {
    const { jwt, userId, petitionId } = await buildCase();
    await act(jwt, petitionId, 'send');
    const { receipt } = await read(jwt, petitionId);
    const answer = await request('DELETE', '/api/account', { token: jwt, body: { password: 'Correcta-1234' } });
    expect(answer.status).toBeLessThan(300);
    expect(await db.$count(petitions, eq(petitions.doctorId, userId))).toBe(0);
    expect(await request('GET', `/api/verify/${receipt?.code}`)).toMatchObject({ status: 404 });
    expect(await request('GET', `/api/petitions/${petitionId}`, { token: admin.jwt })).toMatchObject({ status: 404 });
  });
});
