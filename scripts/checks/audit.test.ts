import { expect, test } from 'vitest';
import { readAudit } from './audit.ts';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { prod: 212, dev: 400 } } });

test('an answer without vulnerabilities is clean', () => {
  expect(readAudit(report({}))).toEqual({ kind: 'clean', dependencies: 212 });
});

test.each(['moderate', 'high', 'critical', 'a name of tomorrow'])('a %s vulnerability is a finding', (severity) => {
  const via = [{ title: 'Prototype pollution', url: 'https://advisories.example/1' }, 'other'];
  expect(readAudit(report({ parser: { severity, range: '<2.1.0', via } }))).toEqual({
    kind: 'vulnerable',
    findings: [`parser <2.1.0: ${severity}. Prototype pollution https://advisories.example/1; by other`],
  });
});

test('low ones alone are tolerated, beside others they are not what is reported', () => {
  const low = { severity: 'low', range: '*', via: [] };
  expect(readAudit(report({ small: low }))).toMatchObject({ kind: 'clean' });
  expect(readAudit(report({ small: low, big: { severity: 'high', range: '*' } }))).toEqual({
    kind: 'vulnerable',
    findings: [expect.stringMatching(/^big \*: high/)],
  });
});

test.each([
  ['a registry that knows no audit', { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '' } }],
  ['no network', { message: 'request failed, reason: getaddrinfo ENOTFOUND', error: { summary: '', detail: '' } }],
  ['a code of the network', { error: { code: 'ECONNREFUSED', summary: 'connect ECONNREFUSED' } }],
  ['an endpoint that is away', { error: { code: 'ENOAUDIT', summary: 'Your configured registry does not answer' } }],
])('%s is no answer', (_, answer) => {
  expect(readAudit(JSON.stringify(answer))).toMatchObject({ kind: 'unanswered' });
});

test('no answer in time is no answer', () => {
  expect(readAudit(null)).toEqual({ kind: 'unanswered', reason: 'no answer in time' });
});

test.each([
  ['without a lockfile', JSON.stringify({ error: { code: 'ENOLOCK', summary: 'This command requires a lockfile' } })],
  ['without a report', 'spawn npm ENOENT'],
  ['with nothing', ''],
  ['with something else', '[]'],
])('npm %s is a failure of ours, not of the registry', (_, output) => {
  expect(readAudit(output)).toMatchObject({ kind: 'failed' });
});
