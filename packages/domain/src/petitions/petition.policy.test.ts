import { describe, expect, test } from 'vitest';
import { cvReviewStatuses } from '../cv/cv.lifecycle.ts';
import { type CvContent, emptyCv } from '../cv/cv.ts';
import { documentStatuses } from '../documents/document.lifecycle.ts';
import { petitionStatuses } from './petition.lifecycle.ts';
import {
  appealDeadline,
  availableLetters,
  canJudgeDocument,
  canReturnCv,
  canReviewCv,
  conditionsDueOn,
  filesKeptUntil,
  type LetterFacts,
} from './petition.policy.ts';

describe('who judges what, when', () => {
  const standings = [undefined, null, ...petitionStatuses];
  const cells = standings.flatMap((petition) =>
    documentStatuses.flatMap((status) => [true, false].map((certified) => [petition, status, certified] as const)),
  );
  test.each(cells)('petition %s, document %s, certified %s', (petition, status, certified) => {
    const underReview = petition === 'Pending' || petition === 'Review';
    const late = petition === 'Sended' || (petition === 'Aproved' && !certified);
    const over = petition === 'Refused' || (petition === 'Aproved' && certified);
    const expected = underReview || (late ? status === 'pending' : certified && !over);
    const doctor = { certified, petition };
    expect(canJudgeDocument({ kind: 'diploma', status, superseded: false }, doctor)).toBe(expected);
    expect(canJudgeDocument({ kind: 'diploma', status, superseded: true }, doctor)).toBe(false);
    // The credential is proof of another recognition than the one that ended.
    const credential = { kind: 'recognitionCredential', status, superseded: false } as const;
    expect(canJudgeDocument(credential, doctor)).toBe(expected || (over && certified));
  });
});

describe('who reviews a CV or gives it back, when', () => {
  const petitions = [null, ...petitionStatuses];
  const isUnderReview = (petition: (typeof petitions)[number]) => petition === 'Pending' || petition === 'Review';
  const education = {
    ...{ id: '1', degree: 'Medicina', centre: 'Universidad Nacional', startDate: null, endDate: null },
    ...{ studying: false, achievements: '' },
  };
  const complete: CvContent = {
    ...{ ...emptyCv, objective: 'Ejercer en España.', education: [education] },
    languages: [{ id: '2', language: 'es', level: 'nativo' }],
  };
  const contents = { complete, empty: emptyCv };

  const reviews = petitions.flatMap((petition) =>
    cvReviewStatuses.flatMap((status) =>
      (['complete', 'empty'] as const).map((content) => [petition, status, content] as const),
    ),
  );
  test.each(reviews)('petition %s: a review of a CV that is %s and %s', (petition, status, content) => {
    const expected = isUnderReview(petition) && status === 'pending' && content === 'complete';
    expect(canReviewCv(petition, { status, content: contents[content] })).toBe(expected);
  });

  const returnedAt = new Date('2026-03-02T10:00:00Z');
  const changes = {
    'never given back': { updatedAt: returnedAt, returnedAt: null },
    'given back': { updatedAt: new Date('2026-03-01T10:00:00Z'), returnedAt },
    'given back at the moment of its change': { updatedAt: returnedAt, returnedAt },
    'changed since': { updatedAt: new Date('2026-03-03T10:00:00Z'), returnedAt },
  };
  const returns = petitions.flatMap((petition) =>
    (Object.keys(changes) as (keyof typeof changes)[]).map((change) => [petition, change] as const),
  );
  test.each(returns)('petition %s: giving back a CV that is %s', (petition, change) => {
    const isNew = change === 'never given back' || change === 'changed since';
    expect(canReturnCv(petition, changes[change])).toBe(isUnderReview(petition) && isNew);
  });

  test.each(petitions)('petition %s: without a CV there is nothing to review nor to give back', (petition) => {
    expect([canReviewCv(petition, null), canReturnCv(petition, null)]).toEqual([false, false]);
  });
});

describe('letters', () => {
  const none: LetterFacts = {
    status: null,
    resolution: null,
    daysOver: 0,
    answerBy: null,
    extensionRequested: false,
    allegeBy: null,
  };
  const holidays = new Set(['2026-04-10']);
  const letters = (facts: Partial<LetterFacts>, today = '2026-04-01') =>
    availableLetters({ ...none, ...facts }, today, holidays).map(({ kind, until }) => `${kind} ${until}`);

  test('past its term the ministry is urged, its silence certified and appealed against; it can always be withdrawn', () => {
    expect(letters({ status: 'Review' })).toEqual([]);
    expect(letters({ status: 'Sended' })).toEqual(['desistimiento null']);
    expect(letters({ status: 'Sended', daysOver: 1 })).toEqual([
      'impulso null',
      'certificadoSilencio null',
      'reposicion null',
      'desistimiento null',
    ]);
    expect(letters({ status: 'Aproved', daysOver: 1 })).toEqual([]);
  });

  test('a denial and a conditional grant are appealed, for a month that ends on a working day', () => {
    const denied = { status: 'Refused', resolution: { kind: 'denied', on: '2026-03-10' } } as const;
    // 10 April is a holiday here, then comes the weekend.
    expect(letters(denied)).toEqual(['reposicion 2026-04-13']);
    expect(letters(denied, '2026-04-13')).toEqual(['reposicion 2026-04-13']);
    expect(letters(denied, '2026-04-14')).toEqual([]);
    const conditional = { status: 'Aproved', resolution: { kind: 'conditional', on: '2026-03-10' } } as const;
    expect(letters(conditional)).toEqual(['reposicion 2026-04-13']);
    expect(letters({ status: 'Aproved', resolution: { kind: 'granted', on: '2026-03-10' } })).toEqual([]);
    expect(appealDeadline('2026-01-31', new Set())).toBe('2026-03-02');
  });

  test('a cover sheet while something is asked for, and a request for more time before the end', () => {
    const asked = { status: 'Sended', answerBy: '2026-04-20' } as const;
    const always = 'desistimiento null';
    expect(letters(asked)).toEqual(['subsanacion 2026-04-20', 'ampliacion 2026-04-20', always]);
    expect(letters({ ...asked, extensionRequested: true })).toEqual(['subsanacion 2026-04-20', always]);
    expect(letters(asked, '2026-04-21')).toEqual(['subsanacion 2026-04-20', always]);
  });

  test('allegations while there is time', () => {
    const heard = { status: 'Sended', allegeBy: '2026-04-20' } as const;
    expect(letters(heard)).toEqual(['alegaciones 2026-04-20', 'desistimiento null']);
    expect(letters(heard, '2026-04-21')).toEqual(['desistimiento null']);
  });
});

test('files are kept for twelve months', () => {
  expect(filesKeptUntil('2026-03-10')).toBe('2027-03-10');
  expect(filesKeptUntil('2028-02-29')).toBe('2029-02-28');
});

test('complementary training is done within four years', () => {
  expect(conditionsDueOn('2026-03-10')).toBe('2030-03-10');
  expect(conditionsDueOn('2028-02-29')).toBe('2032-02-29');
});
