import { afterEach, expect, test, vi } from 'vitest';
import { findLeftOffer, forgetOffer, rememberOffer } from './return-to-offer.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

afterEach(() => kept.clear());

test('remembers the offer until one is back', () => {
  expect(findLeftOffer()).toBeNull();
  rememberOffer({ id: '1', name: 'Cardiólogo/a' });
  expect(findLeftOffer()).toEqual({ id: '1', name: 'Cardiólogo/a' });
  forgetOffer();
  expect(findLeftOffer()).toBeNull();
});

test('what somebody else left there is no offer', () => {
  for (const value of ['', 'x', '[]', '{"id":1}', 'null']) {
    kept.set('offers:return', value);
    expect(findLeftOffer()).toBeNull();
  }
});
