import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id.ts';

test('an id is a random UUID, also where the browser makes none', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1_000 }, newId);
  vi.unstubAllGlobals();
  expect(z.array(z.uuidv4()).safeParse(ids).error).toBeUndefined();
  expect(new Set(ids).size).toBe(1_000);
});
