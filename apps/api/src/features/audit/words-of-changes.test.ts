import { doctorUpdateSchema } from '@fonendo/contract/doctors/doctors.schema';
import { hospitalUpdateSchema } from '@fonendo/contract/hospitals/hospitals.schema';
import { checklistAnswersSchema } from '@fonendo/contract/petitions/checklist.schema';
import { auditFields } from '@fonendo/domain/audit/fields';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { documentStatuses } from '@fonendo/domain/documents/document.lifecycle';
import { hospitalApprovalStatuses } from '@fonendo/domain/hospitals/approval.lifecycle';
import { interviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { offerFields } from '@fonendo/domain/offers/offer';
import { offerStages } from '@fonendo/domain/offers/offer.lifecycle';
import { paymentStatuses } from '@fonendo/domain/payments/payment.lifecycle';
import { describeChange } from '@fonendo/messages/audit-text';
import { audit } from '@fonendo/messages/es/audit/audit';
import { statuses } from '@fonendo/messages/es/shared/statuses';
import { expect, test } from 'vitest';

/** Their values are identifiers and fingerprints, which nobody is shown; who decided stands beside the entry. */
const unnamed = /^(by|instead|invitation|message|note|offer|petition|replaces|sha256|contractSha256|[a-z]+Id)$/;

/** What the page had read is sent along with a change, and is not part of it. */
const { read: _read, ...hospitalFields } = hospitalUpdateSchema.shape;

test('every field of a change has a name', () => {
  const fields = [
    ...Object.values(auditFields).flat(),
    ...offerFields,
    ...Object.keys(doctorUpdateSchema(() => new Date()).shape),
    ...Object.keys(hospitalFields),
    ...Object.keys(checklistAnswersSchema.shape),
  ];
  expect(fields.filter((field) => !unnamed.test(field) && !Object.hasOwn(audit.fields, field))).toEqual([]);
});

test.each([
  ['offer', [...offerStages, 'deleted']],
  ['candidacy', candidacyStatuses],
  ['document', documentStatuses],
  ['hospital', hospitalApprovalStatuses],
  ['interview', interviewStatuses],
  ['payment', paymentStatuses],
] as const)('every status of a change of %s has a word', (type, all) => {
  const language = { texts: audit, names: [], statuses, tag: 'es-ES' };
  for (const status of all) {
    const [sentence] = describeChange({ subject: { type }, before: null, after: { status }, erased: [] }, language);
    expect(sentence).not.toContain(status);
  }
});

test('who takes part in an interview are people', () => {
  const language = { texts: audit, names: [], statuses, tag: 'es-ES' };
  const after = (count: number) => ({ interviewerIds: Array.from({ length: count }, () => crypto.randomUUID()) });
  const described = (count: number) =>
    describeChange({ subject: { type: 'interview' }, before: null, after: after(count), erased: [] }, language);
  expect(described(1)).toEqual(['Entrevistan: 1 persona']);
  expect(described(3)).toEqual(['Entrevistan: 3 personas']);
});
