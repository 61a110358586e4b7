import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { describe, expect, it } from 'vitest';
import { nextStepOf } from './next-step.ts';

type Rejected = Petition['documents']['items'][number];

const slot = (kind: Rejected['kind'], status: 'approved' | 'rejected') =>
  ({ kind, current: [{ status }] }) as unknown as Rejected;

function petition(facts: Partial<Petition>, items: Rejected[] = []): Petition {
  const documents = { items } as unknown as Petition['documents'];
  return {
    status: null,
    missing: [],
    requirements: [],
    conditions: [],
    legalTerm: null,
    documents,
    ...facts,
  } as unknown as Petition;
}

const legalTerm = (days: Partial<NonNullable<Petition['legalTerm']>>) =>
  ({ daysLeft: 0, daysOver: 0, ...days }) as NonNullable<Petition['legalTerm']>;

const requirement = (until: string | null) => ({
  id: '1',
  reason: 'Falta el pensum.',
  from: '2026-03-02',
  until,
  answerBy: '2026-03-16',
});

const unpaid = { key: 'payment', product: 'recognition', target: 'payments' } as const;
const cvGap = { key: 'cv', gaps: ['objective'], target: 'cv' } as const;

describe('before it is sent', () => {
  it('asks for what is missing, in its order, and counts everything', () => {
    expect(nextStepOf(petition({ missing: [unpaid, { ...cvGap, gaps: ['objective'] }] }))).toEqual({
      turn: 'yours',
      key: 'complete',
      first: cvGap,
      count: 2,
    });
  });

  it('asks for the payment only once the rest is complete', () => {
    expect(nextStepOf(petition({ missing: [unpaid] }))).toEqual({ turn: 'yours', key: 'pay', item: unpaid });
  });

  it('asks to send what lacks nothing', () => {
    expect(nextStepOf(petition({}))).toEqual({ turn: 'yours', key: 'send' });
  });
});

describe('under review', () => {
  it.each([
    ['Pending', 'reviewing'],
    ['Review', 'preparing'],
  ] as const)('%s waits for the team', (status, key) => {
    expect(nextStepOf(petition({ status }, [slot('passport', 'approved')]))).toEqual({ turn: 'ours', key });
  });

  it.each(['Pending', 'Review', 'Sended'] as const)(
    '%s waits for the doctor where a document was rejected',
    (status) => {
      const items = [slot('passport', 'approved'), slot('pensum', 'rejected'), slot('criminalRecord', 'rejected')];
      expect(nextStepOf(petition({ status }, items))).toEqual({
        turn: 'yours',
        key: 'replace',
        documents: ['pensum', 'criminalRecord'],
      });
    },
  );
});

describe('at the ministry', () => {
  it('waits for the ministry within the term', () => {
    expect(nextStepOf(petition({ status: 'Sended', legalTerm: legalTerm({ daysLeft: 40 }) }))).toEqual({
      turn: 'ministry',
      key: 'waiting',
    });
  });

  it('lets the doctor act once the term is over', () => {
    expect(nextStepOf(petition({ status: 'Sended', legalTerm: legalTerm({ daysOver: 1 }) }))).toEqual({
      turn: 'yours',
      key: 'overdue',
    });
  });

  it('puts an open request of the ministry before everything else', () => {
    const facts = {
      status: 'Sended' as const,
      legalTerm: legalTerm({ daysOver: 3 }),
      requirements: [requirement(null)],
    };
    expect(nextStepOf(petition(facts, [slot('pensum', 'rejected')]))).toEqual({
      turn: 'yours',
      key: 'answer',
      answerBy: '2026-03-16',
    });
  });

  it('forgets a request that was answered', () => {
    const answered = [requirement('2026-03-10')];
    expect(nextStepOf(petition({ status: 'Sended', requirements: answered })).key).toBe('waiting');
  });
});

describe('resolved', () => {
  const condition = (doneAt: string | null) => ({ id: doneAt ?? 'open', text: 'Prácticas', doneAt });

  it('is over once granted', () => {
    expect(nextStepOf(petition({ status: 'Aproved' }))).toEqual({ turn: 'ended', key: 'granted' });
  });

  it('counts the conditions that are still open', () => {
    const conditions = [condition('2026-03-01T10:00:00Z'), condition(null)];
    expect(nextStepOf(petition({ status: 'Aproved', conditions }))).toEqual({
      turn: 'yours',
      key: 'conditions',
      count: 1,
    });
  });

  it('is over with the last condition', () => {
    const conditions = [condition('2026-03-01T10:00:00Z')];
    expect(nextStepOf(petition({ status: 'Aproved', conditions })).key).toBe('granted');
  });

  it('is over once denied, whatever the documents say', () => {
    expect(nextStepOf(petition({ status: 'Refused' }, [slot('pensum', 'rejected')]))).toEqual({
      turn: 'ended',
      key: 'denied',
    });
  });
});
