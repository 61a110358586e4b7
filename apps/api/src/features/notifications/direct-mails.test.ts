import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replyRefusals } from '@fonendo/domain/conversations/mailed-replies';
import { expect, test } from 'vitest';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { showInGallery } from '../../testing/mail-gallery.ts';
import * as administrators from '../administrators/administrators.mails.ts';
import * as auth from '../auth/auth.mails.ts';
import { type SecurityNews, securityMail, securityTexts } from '../auth/second-factor/security.mails.ts';
import { contractSignedMail } from '../contracts/contract.mails.ts';
import { replyMail } from '../conversations/replies/reply.mails.ts';
import * as hospitals from '../hospitals/hospital.mails.ts';
import { newOffersMail } from '../offers/saved-searches/saved-search.mails.ts';
import * as payments from '../payments/payments.mails.ts';
import * as profiles from '../profiles/profiles.mails.ts';
import * as users from '../users/users.mails.ts';
import { digestMail } from './mails/digest.mail.ts';
import { gatheredMail } from './mails/gathered.mail.ts';

const site = 'https://fonendo.test';
const id = '01900000-0000-7000-8000-000000000001';
const now = new Date('2026-03-10T09:00:00Z');
const hospital = 'Hospital Universitario La Ribera';
const inviter = 'Elena Ruiz';
const token = 'f3c1d9';
const role = 'recruiter';
const reason = 'Datos que no se pueden comprobar.';
const payment = {
  ...{ id, createdAt: now, totalCents: 47_190, currency: 'EUR' },
  products: ['recognition'],
} as unknown as Parameters<typeof payments.paymentReceivedMail>[2];
const invoice = { id, paymentId: id, series: 'F2026', number: 1, reason } as unknown as Parameters<
  typeof payments.paymentReceivedMail
>[3];
const found = {
  ...{
    id,
    name: 'Cardiólogo/a',
    salaryMin: 42_000,
    salaryMax: 55_000,
    community: 'ES-MD',
    hospital: { name: hospital },
  },
} as unknown as Parameters<typeof newOffersMail>[2][number]['newest'][number];
const news = [
  { kind: 'petitionComment', params: { reference: 'HOM-2026-000001' }, link: '/petitions' },
  { kind: 'cvReviewed', params: { reference: 'HOM-2026-000001' }, link: '/cv' },
] as unknown as Parameters<typeof digestMail>[2];

type Reader = { email: string; firstname: string; locale: 'es' | 'en' };

/** The mails that are no notices, under the name of what writes them; several variants after a dash. */
const mails: Record<string, (to: Reader) => Mail> = {
  verificationMail: (to) => auth.verificationMail(to, site, id, '482913'),
  passwordResetMail: (to) => auth.passwordResetMail(to, site, token),
  administratorAccountMail: (to) => auth.administratorAccountMail(to, site, token),
  passwordChangedMail: (to) => auth.passwordChangedMail(to, site, now),
  accountDeletedMail: (to) => auth.accountDeletedMail(to, site),
  ...Object.fromEntries(
    Object.keys(securityTexts.es)
      .filter((kind) => kind !== 'button' && kind !== 'note')
      .map((kind) => [
        `securityMail-${kind}`,
        (to: Reader) =>
          securityMail({ now: () => now, publicUrl: site }, to, kind as SecurityNews, {
            ...{ left: 7, device: 'Firefox, Linux', network: '203.0.113.0', name: 'Móvil' },
          }),
      ]),
  ),
  contractSignedMail: (to) =>
    contractSignedMail({ ...to, lastname: 'Sanz' } as never, site, { signedFileKey: 'contracts/x' } as never),
  ...Object.fromEntries(
    replyRefusals.map((refusal) => [
      `replyMail-${refusal}`,
      (to: Reader) => replyMail(to, `${site}/messages`, { refusal, refusedFiles: [] }),
    ]),
  ),
  'replyMail-files': (to) => replyMail(to, `${site}/messages`, { refusal: null, refusedFiles: ['plan.docx'] }),
  hospitalBlockedMail: (to) => hospitals.hospitalBlockedMail(to, hospital, reason, site),
  hospitalUnblockedMail: (to) => hospitals.hospitalUnblockedMail(to, hospital, site),
  administratorInvitationMail: (to) =>
    administrators.administratorInvitationMail(
      to,
      { group: 'admin', accessUntil: '2026-12-31', expiresAt: now, inviter, token },
      site,
    ),
  administratorJoinedMail: (to) =>
    administrators.administratorJoinedMail(to, { userId: id, name: 'Marta Gil', group: 'admin' }, site),
  newOffersMail: (to) =>
    newOffersMail(to, site, [{ name: 'Cardiología en Madrid', filters: {}, newest: [found], total: 4 }]),
  paymentReceivedMail: (to) => payments.paymentReceivedMail(to, site, payment, invoice),
  invoiceRectifiedMail: (to) => payments.invoiceRectifiedMail(to, site, invoice),
  duplicatePaymentMail: (to) => payments.duplicatePaymentMail(to, site, payment),
  invitationMail: (to) => profiles.invitationMail(to, { role, expiresAt: now, hospital, inviter, token }, site),
  joinedMail: (to) => profiles.joinedMail(to, { role, hospital, name: 'Marta Gil' }, site),
  roleChangedMail: (to) => profiles.roleChangedMail(to, { role, hospital, by: inviter }, site),
  'removedMail-hospital': (to) => profiles.removedMail(to, { hospital, by: inviter }, site),
  removedMail: (to) => users.removedMail(to, site),
  blockedMail: (to) => users.blockedMail(to, reason, site),
  unblockedMail: (to) => users.unblockedMail(to, site),
  updatedMail: (to) => users.updatedMail(to, ['phone'], site),
  groupChangedMail: (to) => users.groupChangedMail(to, 'superadmin', site),
  accessEndChangedMail: (to) => users.accessEndChangedMail(to, '2026-12-31', site),
  'accessEndChangedMail-without-end': (to) => users.accessEndChangedMail(to, null, site),
  sessionsClosedMail: (to) => users.sessionsClosedMail(to, site),
  emailAskedMail: (to) => users.emailAskedMail(to, token, site),
  emailNoticeMail: (to) => users.emailNoticeMail(to, 'nueva@correo.test', site),
  emailChangedMail: (to) => users.emailChangedMail(to, 'nueva@correo.test', site),
  emailCheckMail: (to) => users.emailCheckMail(to, token, site),
  gatheredMail: (to) => gatheredMail(to, site, news),
  digestMail: (to) => digestMail(to, site, news),
};

test('every function that writes a mail has one here', () => {
  const folder = join(import.meta.dirname, '..');
  const written = globSync('**/*.mail{,s}.ts', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/^export (?:const|function) (\w+Mail)\b/gm)].map(([, name = '']) => name);
  });
  // Written for a notice, and among those (notices.test.ts).
  const shown = new Set([...Object.keys(mails).map((name) => name.split('-')[0]), 'interviewMail']);
  expect(written.length).toBeGreaterThan(25);
  expect(written.filter((name) => !shown.has(name))).toEqual([]);
});

test.each(Object.entries(mails))('%s names everything, in both languages', (name, write) => {
  const readerIn = (locale: 'es' | 'en') => ({ email: 'ana@fonendo.test', firstname: 'Ana', locale });
  for (const locale of ['es', 'en'] as const) {
    const { subject, heading, paragraphs, button, note = '' } = write(readerIn(locale));
    expect(button.url).toMatch(/^https:\/\/fonendo\.test/);
    for (const text of [subject, heading, ...paragraphs, note]) expect(text).not.toMatch(/\{\w+\}|undefined|Invalid/);
  }
  expect(write(readerIn('es')).subject).not.toBe(write(readerIn('en')).subject);
  showInGallery(name, (locale) => write(readerIn(locale)));
});
