import { expect, test } from 'vitest';
import { mailFamilies, mailFamiliesFor } from './mail-families.ts';

test.each(['certifiedDoctor', 'notCertifiedDoctor'] as const)('%s is asked about every family', (group) => {
  expect(mailFamiliesFor([group])).toEqual(mailFamilies);
});

test.each(['hospital', 'recruiter'] as const)('%s takes no part in petitions', (group) => {
  expect(mailFamiliesFor([group])).toEqual(['offers', 'candidacies', 'interviews', 'newsletter']);
});

test.each(['admin', 'superadmin'] as const)('%s is neither candidate nor interviewer', (group) => {
  expect(mailFamiliesFor([group])).toEqual(['petitions', 'offers', 'newsletter']);
});
