import { afterEach, expect, test, vi } from 'vitest';
import {
  findLeftOffer,
  forgetOffer,
  loginInstead,
  pageAfterRegistration,
  rememberAskedOffer,
  rememberOffer,
} from './return-to-offer.ts';

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

test('remembers the offer that somebody came for before they had an account, and nothing else', () => {
  for (const path of [undefined, '/dashboard', '/offers', '/offers/own', 'https://evil.example/offers/1']) {
    rememberAskedOffer(path);
    expect(pageAfterRegistration()).toBe('/dashboard');
    expect(loginInstead('doctor')).toEqual({ role: 'doctor' });
  }
  const id = '01900000-0000-7000-8000-000000000001';
  rememberAskedOffer(`/offers/${id}`);
  expect(findLeftOffer()).toEqual({ id, name: null });
  expect(pageAfterRegistration()).toBe(`/offers/${id}`);
  expect(loginInstead('doctor')).toEqual({ role: 'doctor', redirect: `/offers/${id}` });
  expect(loginInstead(undefined)).toEqual({ redirect: `/offers/${id}` });
  expect(loginInstead('hospital')).toEqual({ role: 'hospital' });
});
