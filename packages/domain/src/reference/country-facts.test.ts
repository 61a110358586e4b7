import { describe, expect, test } from 'vitest';
import { countries } from './countries.ts';
import { countryFacts, isEuEeaOrSwiss, isEuMember, isSpanishSpeaking, legalisationRoute } from './country-facts.ts';

/** Written out by hand, not derived from the code. */
const apostilleParties = 'AR BO BR CL CO CR DO DZ EC SV GT HN MX NI PA PY PE UY VE VN'.split(' ');

test('the Union has 27 members, the area three more, and Switzerland counts with them', () => {
  expect(countries.filter(isEuMember)).toHaveLength(27);
  expect(countries.filter(isEuEeaOrSwiss)).toHaveLength(31);
  expect(['CH', 'IS', 'LI', 'NO'].map(isEuMember)).toEqual([false, false, false, false]);
  expect(isEuEeaOrSwiss('GB')).toBe(false);
});

describe('how papers become valid', () => {
  test.each(apostilleParties)('%s: by apostille, checked', (country) => {
    expect(legalisationRoute(country)).toBe('apostille');
    expect(countryFacts(country)).toEqual({ apostilleParty: true, verifiedAt: '2026' });
  });

  test('Cuba is no party and has a chain of its own', () => {
    expect(countryFacts('CU')).toEqual({ apostilleParty: false, verifiedAt: '2026' });
    expect(legalisationRoute('CU')).toBe('cubanChain');
  });

  test.each(['ES', 'DE', 'PT', 'NO', 'CH'])('%s: nothing', (country) => {
    expect(legalisationRoute(country)).toBe('none');
  });

  test.each([
    ['EG', 'consular'],
    ['SY', 'consular'],
    ['US', 'apostille'],
    ['MA', 'apostille'],
  ])('%s: %s, which nobody checked', (country, route) => {
    expect(legalisationRoute(country)).toBe(route);
    expect(countryFacts(country).verifiedAt).toBeNull();
  });
});

test('every Spanish-speaking country is a country; Brazil is none of them', () => {
  const speaking = countries.filter(isSpanishSpeaking);
  expect(speaking).toHaveLength(21);
  expect(speaking).toEqual(expect.arrayContaining(['ES', 'CU', 'GQ', 'MX']));
  expect(isSpanishSpeaking('BR')).toBe(false);
});
