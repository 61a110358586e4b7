import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryKeys } from '../../platform/query-keys.ts';
import { gatherChanges } from './gather-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('forty changes at once outdate each answer once, and within a second', () => {
  const told: (readonly QueryKey[])[] = [];
  const note = gatherChanges((keys) => told.push(keys));
  for (let index = 0; index < 40; index += 1) note({ thing: 'candidacy', id: `candidacy-${index}` });
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveLength(1);
  const keys = told[0] ?? [];
  expect(keys.filter((key) => String(key) === String(queryKeys.selection.boards))).toHaveLength(1);
  expect(keys.filter((key) => String(key[2]).startsWith('candidacy-'))).not.toHaveLength(0);
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
});

test('what changes later is told later', () => {
  const told: (readonly QueryKey[])[] = [];
  const note = gatherChanges((keys) => told.push(keys));
  note({ thing: 'offer', id: 'one' });
  vi.advanceTimersByTime(1_000);
  note({ thing: 'process', id: 'two' });
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveLength(2);
});
