import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { describe, expect, it } from 'vitest';
import { neighbour, nextPending, paperOnDesk, papersOf } from './papers.ts';

type Item = { kind: string; necessity?: string; current?: { id: string; status: string }[] };

/** Only what papers are made of. */
const petition = (items: Item[], cv: 'pending' | 'reviewed' | null = 'pending') =>
  ({
    documents: {
      items: items.map(({ kind, necessity = 'required', current = [] }) => ({ kind, necessity, current, earlier: [] })),
    },
    cv: cv && { status: cv },
  }) as unknown as Petition;

const items: Item[] = [
  { kind: 'passport', current: [{ id: 'p', status: 'approved' }] },
  { kind: 'diploma', current: [{ id: 'd', status: 'pending' }] },
  { kind: 'pensum' },
  { kind: 'criminalRecord', current: [{ id: 'c', status: 'pending' }] },
  { kind: 'acceptance', necessity: 'optional' },
  {
    kind: 'additional',
    necessity: 'optional',
    current: [
      { id: 'a1', status: 'rejected' },
      { id: 'a2', status: 'pending' },
    ],
  },
];
const papers = papersOf(petition(items));

describe('papersOf', () => {
  it('lists every file, what is required and missing, and the CV at the end', () => {
    expect(papers.map(({ key, state }) => `${key}:${state}`)).toEqual([
      'p:approved',
      'd:pending',
      'pensum:missing',
      'c:pending',
      'a1:rejected',
      'a2:pending',
      'cv:pending',
    ]);
  });

  it('lists what is asked for and missing also where it holds nothing up', () => {
    const [declaration] = papersOf(petition([{ kind: 'declaration', necessity: 'advised' }]));
    expect(declaration).toMatchObject({ kind: 'declaration', state: 'missing', required: false });
  });

  it.each([
    ['reviewed', 'approved'],
    [null, 'missing'],
  ] as const)('shows a CV that is %s as %s', (cv, state) => {
    expect(papersOf(petition([], cv))).toMatchObject([{ key: 'cv', state }]);
  });
});

describe('paperOnDesk', () => {
  it('is what the address names', () => expect(paperOnDesk(papers, 'a1')?.key).toBe('a1'));
  it('is the first to be judged without a name, with an unknown one and with a missing document', () => {
    for (const key of [undefined, 'replaced-meanwhile', 'pensum']) expect(paperOnDesk(papers, key)?.key).toBe('d');
  });
  it('stays what lies there, also once somebody else has judged it', () => {
    expect(paperOnDesk(papers, undefined, 'p')?.key).toBe('p');
    expect(paperOnDesk(papers, 'a1', 'p')?.key).toBe('a1');
    expect(paperOnDesk(papers, undefined, 'replaced-meanwhile')?.key).toBe('d');
  });
  it('is the first paper where everything is judged', () => {
    const judged = papersOf(petition(items.slice(0, 1), 'reviewed'));
    expect(paperOnDesk(judged, undefined)?.key).toBe('p');
  });
});

describe('nextPending', () => {
  it('goes on after the paper', () => expect(nextPending(papers, 'd')?.key).toBe('c'));
  it('goes round the end', () => expect(nextPending(papers, 'cv')?.key).toBe('d'));
  it('is never the paper itself', () => {
    const only = papersOf(petition(items.slice(1, 2), 'reviewed'));
    expect(nextPending(only, 'd')).toBeNull();
  });
});

describe('neighbour', () => {
  it('passes over what is missing', () => expect(neighbour(papers, 'd', 1)?.key).toBe('c'));
  it('stops at both ends', () => {
    expect(neighbour(papers, 'p', -1)).toBeUndefined();
    expect(neighbour(papers, 'cv', 1)).toBeUndefined();
  });
});
