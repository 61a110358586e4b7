import { describe, expect, test } from 'vitest';
import { generalMedicine } from '../reference/specialities.ts';
import {
  type MatchedDoctor,
  matchCandidate,
  matchFloors,
  matchLevels,
  matchOffer,
  recognitionOf,
  recognitionStates,
  scoreMatch,
  tellingReason,
} from './match.ts';

const doctor: MatchedDoctor = { speciality: 'Cardiología', years: 7, recognition: 'recognised' };
const offer = (speciality: string, yearsOfExperience: number) => ({ speciality, yearsOfExperience });

describe('the level', () => {
  test.each([
    ['Cardiología', 0, 'high'],
    ['Cardiología', 7, 'high'],
    ['Cardiología', 8, 'medium'],
    [generalMedicine, 0, 'medium'],
    [generalMedicine, 7, 'medium'],
    [generalMedicine, 8, 'low'],
    ['Urología', 0, 'low'],
    ['Urología', 8, 'low'],
  ])('%s with %i years: %s', (speciality, years, level) => {
    expect(matchOffer(offer(speciality, years), doctor).level).toBe(level);
  });

  test('of somebody in general medicine: a post for general medicine is theirs', () => {
    expect(matchOffer(offer(generalMedicine, 2), { ...doctor, speciality: generalMedicine }).level).toBe('high');
  });

  test('of somebody who has told nothing: what asks for nothing is the best there is', () => {
    const unknown = { ...doctor, speciality: null, years: null };
    expect(matchOffer(offer(generalMedicine, 0), unknown).level).toBe('medium');
    expect(matchOffer(offer(generalMedicine, 1), unknown).level).toBe('low');
    expect(matchOffer(offer('Cardiología', 0), unknown).level).toBe('low');
  });

  test.each(recognitionStates)('does not depend on the recognition: %s', (recognition) => {
    expect(matchOffer(offer('Cardiología', 2), { ...doctor, recognition }).level).toBe('high');
  });
});

describe('the reasons', () => {
  test('say what was compared', () => {
    expect(matchOffer(offer('Cardiología', 2), { ...doctor, recognition: 'review' }).reasons).toEqual([
      { key: 'specialitySame', fits: true },
      { key: 'experienceEnough', fits: true, asked: 2, years: 7 },
      { key: 'recognition', fits: false, state: 'review' },
    ]);
    expect(matchOffer(offer('Urología', 8), doctor).reasons).toEqual([
      { key: 'specialityOther', fits: false, speciality: 'Urología' },
      { key: 'experienceShort', fits: false, asked: 8, years: 7 },
    ]);
    expect(matchOffer(offer(generalMedicine, 0), doctor).reasons).toEqual([
      { key: 'specialityNotAsked', fits: true },
      { key: 'experienceNotAsked', fits: true },
    ]);
    expect(matchOffer(offer('Cardiología', 3), { ...doctor, years: null }).reasons).toContainEqual({
      key: 'experienceUnknown',
      fits: false,
      asked: 3,
    });
  });

  test.each([
    ['Cardiología', 2, 'specialitySame'],
    ['Cardiología', 9, 'experienceShort'],
    [generalMedicine, 2, 'specialityNotAsked'],
    ['Urología', 2, 'specialityOther'],
    [generalMedicine, 9, 'experienceShort'],
  ])('on the card of %s with %i years: %s', (speciality, years, key) => {
    const match = matchOffer(offer(speciality, years), { ...doctor, recognition: 'notStarted' });
    expect(tellingReason(match)?.key).toBe(key);
  });

  test('every level has one', () => {
    const levels = [offer('Cardiología', 1), offer(generalMedicine, 1), offer('Urología', 1)].map((one) => {
      const match = matchOffer(one, doctor);
      expect(tellingReason(match)).toBeDefined();
      return match.level;
    });
    expect(levels).toEqual([...matchLevels]);
  });
});

describe('the recognition', () => {
  const facts = { certified: false, hasDegreeSpain: false, credentialApproved: false, petition: null };
  test.each([
    [{ ...facts }, 'notStarted'],
    [{ ...facts, petition: 'none' }, 'filling'],
    [{ ...facts, petition: 'Pending' }, 'pending'],
    [{ ...facts, petition: 'Review' }, 'review'],
    [{ ...facts, petition: 'Sended' }, 'sent'],
    [{ ...facts, petition: 'Refused' }, 'denied'],
    [{ ...facts, petition: 'Aproved' }, 'recognised'],
    [{ ...facts, certified: true }, 'recognised'],
    [{ ...facts, certified: true, hasDegreeSpain: true }, 'credentialPending'],
    [{ ...facts, certified: true, hasDegreeSpain: true, credentialApproved: true }, 'recognised'],
  ] as const)('%o: %s', (doctorFacts, expected) => expect(recognitionOf(doctorFacts)).toBe(expected));
});

describe('the points that candidates are sorted by', () => {
  const post = offer('Cardiología', 4);
  test.each([
    ['the speciality and the years', { speciality: 'Cardiología', years: 4 }, 100],
    ['more years are worth no more', { speciality: 'Cardiología', years: 30 }, 100],
    ['half the years', { speciality: 'Cardiología', years: 2 }, 85],
    ['a CV that tells no years', { speciality: 'Cardiología', years: null }, 70],
    ['another speciality', { speciality: 'Pediatría', years: 9 }, 45],
    ['none at all', { speciality: null, years: 0 }, 15],
  ])('%s', (_, candidate, points) => expect(scoreMatch(post, candidate)).toBe(points));

  test('sort by level first, whatever is asked and whatever somebody has', () => {
    const years = [null, ...Array.from({ length: 61 }, (_, index) => index)];
    for (const asked of years) {
      for (const has of years) {
        for (const speciality of ['Cardiología', 'Urología', generalMedicine]) {
          const [wanted, candidate] = [offer(speciality, asked ?? 0), { speciality: 'Cardiología', years: has }];
          const score = scoreMatch(wanted, candidate);
          const level = matchLevels.find((one) => score >= matchFloors[one]);
          expect(level, JSON.stringify({ wanted, candidate })).toBe(matchCandidate(wanted, candidate).level);
        }
      }
    }
  });
});
