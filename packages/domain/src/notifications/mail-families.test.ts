import { expect, test } from 'vitest';
import { mailFamilies, mailFamiliesFor, mailTimingsFor } from './mail-families.ts';

test.each(['certifiedDoctor', 'notCertifiedDoctor'] as const)('%s is asked about every family', (group) => {
  expect(mailFamiliesFor([group])).toEqual(mailFamilies);
});

test.each(['hospital', 'recruiter'] as const)('%s takes no part in petitions', (group) => {
  expect(mailFamiliesFor([group])).toEqual(['offers', 'candidacies', 'interviews', 'newsletter']);
});

test.each(['admin', 'superadmin'] as const)('%s is neither candidate nor interviewer', (group) => {
  expect(mailFamiliesFor([group])).toEqual(['petitions', 'offers', 'newsletter']);
});

test.each(['certifiedDoctor', 'recruiter'] as const)('%s may have a summary of what can wait', (group) => {
  expect(mailTimingsFor([group], 'offers')).toEqual(['atOnce', 'daily', 'never']);
  expect(mailTimingsFor([group], 'interviews')).toEqual(['atOnce', 'never']);
});

test('an administrator has the team’s mailbox for what comes at once', () => {
  expect(mailTimingsFor(['admin'], 'petitions')).toEqual(['daily', 'never']);
  expect(mailTimingsFor(['admin'], 'newsletter')).toEqual(['atOnce', 'never']);
});
