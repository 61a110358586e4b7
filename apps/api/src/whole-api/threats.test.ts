import { emptyCv } from '@fonendo/domain/cv/cv';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { hospitals } from '../db/schema/hospitals.ts';
import { offers } from '../db/schema/offers.ts';
import { renderMail } from '../integrations/mail/mail.layout.ts';
import { inspectPdf } from '../integrations/pdf-inspection/inspect-pdf.ts';
import { buildSignedInDoctor } from '../testing/doctor-sign-in.ts';
import { buildOffer } from '../testing/factories/hospital-factories.ts';
import { buildPetition } from '../testing/factories/petition-factories.ts';
import { readPdf } from '../testing/files/pdf-text.ts';
import { firstDate, openInterviewsApi, proposal } from '../testing/scenes/interviews.ts';
import { buildSignedIn } from '../testing/sign-in.ts';

/** What people write, with bad intentions, and where it leaves the product as something other than JSON. */
const api = await openInterviewsApi();
const { db, request, outbox, ours, doctor, buildCandidate } = api;
const staff = ours.recruiter.jwt;

const script = `"'><img src=x onerror=alert(1)><script>alert(2)</script></style></title>`;
const newLines = 'Sala 3\r\nBcc: eva@evil.example\r\nATTENDEE:mailto:eva@evil.example\nEND:VEVENT\rBEGIN:VALARM';

async function rename(name: string, candidacy: { offerId: string }) {
  await db.update(hospitals).set({ name }).where(eq(hospitals.id, ours.hospital.id));
  await db.update(offers).set({ name }).where(eq(offers.id, candidacy.offerId));
}

async function proposeTo(candidacyId: string, terms: object = {}) {
  const body = { ...proposal(firstDate, '2026-03-25T14:00:00Z'), ...terms };
  return request('POST', `/api/selection/candidacies/${candidacyId}/interviews`, { token: staff, body });
}

type Interviews = { items: { id: string; slots: { id: string }[] }[] };

async function interviewOf(candidacyId: string) {
  const { body } = await request('GET', `/api/candidacies/${candidacyId}/interviews`, { token: doctor.jwt });
  const [interview] = (body as Interviews).items;
  if (!interview) throw new Error('there is no interview');
  return interview;
}

describe('mails', () => {
  test.each([
    ['script', script],
    ['lines of a header', newLines],
  ])('what people write stands in them as text: %s', async (_, text) => {
    outbox.length = 0;
    const candidacy = await buildCandidate();
    await rename(text, candidacy);
    const papers = [{ kind: null, name: text, why: text }];
    const asked = await request('POST', `/api/selection/candidacies/${candidacy.id}/document-requests`, {
      token: staff,
      body: { papers, dueOn: '2026-03-20' },
    });
    expect(asked.status).toBeLessThan(300);
    expect((await proposeTo(candidacy.id, { message: text })).status).toBe(201);
    const { id } = await interviewOf(candidacy.id);
    const declined = { token: doctor.jwt, body: { comment: text } };
    expect((await request('POST', `/api/interviews/${id}/decline`, declined)).status).toBe(200);
    const message = { name: 'Eva', email: 'eva@evil.example', subject: script, message: text };
    expect((await request('POST', '/api/auth/send-contact', { body: message })).status).toBe(204);
    const { status } = await request('POST', `/api/selection/candidacies/${candidacy.id}/discard`, {
      token: staff,
      body: { reason: text },
    });
    expect(status).toBeLessThan(300);

    expect(outbox.length).toBeGreaterThanOrEqual(5);
    for (const { subject, html } of outbox.map(renderMail)) {
      expect(subject).toMatch(/^\P{Cc}+$/u);
      expect(html).not.toMatch(/<script|<img src=x|<\/style><\/title>|javascript:/i);
      const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
      for (const target of targets) expect(target).toMatch(/^(https:\/\/fonendo\.test\/|mailto:eva%40)/);
    }
    // It was there to be read, or nothing was proved.
    const read = outbox.map((mail) => renderMail(mail).html).join();
    expect(read).toContain(text === script ? '&lt;script&gt;alert(2)' : 'Bcc: eva@evil.example');
  });
});

test('calendar files hold one event, whatever stands in its names', async () => {
  const candidacy = await buildCandidate();
  await rename(newLines, candidacy);
  const place = { place: 'onSite', location: newLines, message: newLines };
  expect((await proposeTo(candidacy.id, place)).status).toBe(201);
  const { id, slots } = await interviewOf(candidacy.id);
  await request('POST', `/api/interviews/${id}/pick`, { token: doctor.jwt, body: { slotId: slots[0]?.id } });
  for (const token of [doctor.jwt, staff]) {
    const { status, body } = await request('GET', `/api/interviews/${id}/calendar.ics`, { token });
    expect(status).toBe(200);
    const lines = String(body).split('\r\n');
    for (const line of lines) expect(line).toMatch(/^\P{Cc}*$/u);
    // The one alarm is ours: nothing written in a name adds another, or somebody to be mailed.
    expect(lines.filter((line) => /^(ATTENDEE:|Bcc|BEGIN:VALARM)/.test(line))).toEqual(['BEGIN:VALARM']);
    const [event, ...others] = new ICAL.Component(ICAL.parse(String(body))).getAllSubcomponents('vevent');
    expect(others).toEqual([]);
    expect(event?.getAllSubcomponents().map((part) => part.getFirstPropertyValue('action'))).toEqual(['DISPLAY']);
    expect(event?.getFirstPropertyValue('location')).toBe(newLines.replaceAll(/\r\n|\r/g, '\n'));
  }
});

test('the link of a meeting leads to the web and nowhere else, proposed or changed', async () => {
  const candidacy = await buildCandidate();
  const links = [
    ...['javascript:alert(1)', 'JavaScript://meet.example.com/%0aalert(1)', 'data:text/html,<script>alert(1)</script>'],
    ...['vbscript://a.b/x', 'file:///etc/passwd', '//', 'https://user:password@evil.example', 'java\nscript:alert(1)'],
  ];
  const refused = { status: 422, body: { code: 'ValidationFailed', fields: { location: expect.anything() } } };
  for (const location of links) expect(await proposeTo(candidacy.id, { location }), location).toMatchObject(refused);
  const { slots } = proposal('2026-04-07T14:00:00Z', '2026-04-08T14:00:00Z');
  expect((await proposeTo(candidacy.id, { slots })).status).toBe(201);
  const { id } = await interviewOf(candidacy.id);
  for (const location of links) {
    const body = { ...proposal(firstDate), slots, location };
    const answer = await request('POST', `/api/interviews/${id}/reschedule`, { token: staff, body });
    expect(answer, location).toMatchObject(refused);
  }
});

test('tables for a spreadsheet compute nothing, whoever exports them', async () => {
  const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
  const formulas = ['=HYPERLINK("https://evil.example";"x")', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', '＝1+1'];
  for (const formula of formulas) {
    const { userId } = await buildSignedInDoctor(api, { user: { firstname: formula, lastname: 'Soler' } });
    await buildPetition(db, { doctorId: userId });
    const offer = await buildOffer(db, { hospitalId: ours.hospital.id, name: formula });
    await buildCandidate({ doctorId: userId, offerId: offer.id });
  }
  const exports = [
    ['/api/audit/export.csv', admin.jwt],
    ['/api/petitions/export.csv', admin.jwt],
    ['/api/selection/candidates/export', staff],
  ] as const;
  for (const [path, token] of exports) {
    const { status, body } = await request('GET', path, { token });
    expect(status).toBe(200);
    const cells = cellsOf(String(body));
    expect(cells.filter((cell) => /^\s*[=+\-@＝]/.test(cell))).toEqual([]);
    const neutral = cells.filter((cell) => cell.startsWith("'"));
    for (const formula of formulas) {
      expect(
        neutral.some((cell) => cell.includes(formula.trim())),
        `${formula} in ${path}`,
      ).toBe(true);
    }
  }
});

test('a CV on paper is text: no script, no link, nothing that runs', async () => {
  const { jwt } = await buildSignedInDoctor(api);
  const content = {
    ...emptyCv,
    objective: `${script} javascript:alert(3) https://evil.example`,
    abilities: ['<script>alert(4)</script>'],
  };
  const saved = await request('PUT', '/api/cv', { token: jwt, body: { version: 0, content } });
  expect(saved.status).toBe(200);
  const response = await api.api.request('/api/cv/pdf', { headers: { authorization: `Bearer ${jwt}` } });
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await inspectPdf(bytes)).toBe('sound');
  expect(bytes.includes('/URI')).toBe(false);
  expect((await readPdf(bytes)).pages.join('').replaceAll(/\s+/g, '')).toContain('<script>alert(2)</script>');
});

/** As a spreadsheet reads it: quotes around a cell are not part of it. */
function cellsOf(csv: string): string[] {
  const cells = csv.matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;"\r\n]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
