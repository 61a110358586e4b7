import { expect, test } from 'vitest';
import { petitionSections } from './petition-sections.ts';

test('each step leads to its own section: a requirement is shown only where the ministry asked for something', () =>
  expect(petitionSections).toEqual({
    openMinistryNotice: 'terms',
    allegeToMinistry: 'hearing',
    answerMinistry: 'requirement',
    meetConditions: 'conditions',
  }));
