import { bounceLimits } from '@fonendo/domain/bounces/bounce';
import { expect, test } from 'vitest';
import { bareReport, exchangeReport, feedbackReport, postfixReport } from '../../testing/mails/mail-reports.ts';
import { parseInboundMail } from './parse-inbound-mail.ts';

const to = 'respuestas+b-abc@fonendo.test';
const recipient = 'valentina@correo.example';
const parse = (raw: string, tooLarge = false) => parseInboundMail(Buffer.from(raw), { tooLarge });

test('Postfix', async () => {
  const mail = await parse(postfixReport({ to, recipient }));
  expect(mail).toMatchObject({ automatic: true, to: [to] });
  expect(mail.report).toEqual({
    kind: 'delivery',
    recipients: [
      {
        addresses: [recipient, recipient],
        ...{ action: 'failed', status: '5.1.1' },
        diagnostic: `550 5.1.1 <${recipient}>: Recipient address rejected: User unknown`,
      },
    ],
  });
});

test('a delay says that it is one', async () => {
  const { report } = await parse(postfixReport({ to, recipient, action: 'delayed', status: '4.4.1' }));
  expect(report).toMatchObject({ recipients: [{ action: 'delayed', status: '4.4.1' }] });
});

test('Exchange: other capitals, angle brackets and a comment', async () => {
  const mail = await parse(exchangeReport({ to, recipient }));
  expect(mail.to).toEqual([to]);
  expect(mail.report).toEqual({
    kind: 'delivery',
    recipients: [
      {
        addresses: [recipient],
        ...{ action: 'failed', status: '5.1.10' },
        diagnostic: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      },
    ],
  });
});

test('without a part for people, in base64, the status in the server’s words', async () => {
  const { report } = await parse(bareReport({ to, recipient }));
  expect(report).toEqual({
    kind: 'delivery',
    recipients: [{ addresses: [recipient], action: 'failed', status: '5.2.2', diagnostic: '552 5.2.2 Mailbox full' }],
  });
});

test.each([
  ['550 No such user here', '5.0.0'],
  ['451 Try again later', '4.0.0'],
])('the three figures of an old server: %s', async (words, status) => {
  const raw = postfixReport({ to, recipient })
    .replace('Status: 5.1.1\r\n', '')
    .replace(/Diagnostic-Code: .*\r\n {4}.*\r\n/, `Diagnostic-Code: smtp; ${words}\r\n`);
  expect((await parse(raw)).report).toMatchObject({ recipients: [{ status }] });
});

test('several recipients, each with theirs', async () => {
  const raw = postfixReport({ to, recipient }).replace(
    'Final-Recipient:',
    'Final-Recipient: rfc822; other@correo.example\r\nAction: delivered\r\nStatus: 2.0.0\r\n\r\nFinal-Recipient:',
  );
  const { report } = await parse(raw);
  expect(report).toMatchObject({
    recipients: [
      { addresses: ['other@correo.example'], action: 'delivered', status: '2.0.0' },
      { addresses: [recipient, recipient], action: 'failed' },
    ],
  });
});

test.each([true, false])('a complaint names what the mail had left from (in a field: %s)', async (field) => {
  const { report } = await parse(feedbackReport({ to, from: to, field }));
  expect(report).toMatchObject({ kind: 'complaint' });
  expect(report?.kind === 'complaint' && report.from).toContain(to);
});

test.each(['not-spam', 'auth-failure', 'virus'])('%s is no complaint', async (type) => {
  expect((await parse(feedbackReport({ to, from: to, type }))).report).toBeNull();
});

test('no report: another mail with the same part, one without action or address, one too long, the head alone', async () => {
  const raw = postfixReport({ to, recipient });
  const none = [
    raw.replace('multipart/report', 'multipart/mixed'),
    raw.replace('Action: failed\r\n', ''),
    raw.replaceAll(/(Final|Original)-Recipient/g, 'X-Recipient'),
    raw.replace('Reporting-MTA', `X-Filling: ${'x'.repeat(bounceLimits.characters)}\r\nReporting-MTA`),
    raw.replace('Status: 5.1.1', 'Status: certain').replace(/Diagnostic-Code: .*\r\n {4}.*\r\n/, ''),
    'From: a@b.test\r\nContent-Type: multipart/report; boundary=x\r\n\r\n',
    `From: a@b.test\r\nTo: ${to}\r\n\r\nFinal-Recipient: rfc822; ${recipient}\r\nAction: failed\r\nStatus: 5.1.1\r\n`,
  ];
  for (const text of none) expect((await parse(text)).report).toBeNull();
  expect((await parse(raw, true)).report).toBeNull();
});
