import { expect, test } from 'vitest';
import type { MissingItem } from '../doctors/readiness.ts';
import type { PetitionStep } from '../petitions/next-step.ts';
import { type DoctorFacts, type NextStep, nextStep } from './next-step.ts';

const certified: DoctorFacts = {
  missingForPetition: null,
  missingForOffers: [],
  petition: null,
  interviewsToPick: [],
  requests: [],
  openCandidacies: 0,
};
const doctor: DoctorFacts = { ...certified, missingForPetition: [] };

const petition = (step: PetitionStep): DoctorFacts['petition'] => ({ id: 'p', step, daysLeft: 40, daysOver: 3 });

const personalData: MissingItem = { key: 'personalData', fields: ['phone'], target: 'personal' };
const missing: MissingItem = { key: 'documentMissing', document: 'passport', target: 'documents' };
const rejected: MissingItem = { key: 'documentRejected', document: 'pensum', target: 'documents' };
const cv: MissingItem = { key: 'cv', gaps: [], target: 'cv' };
const contract: MissingItem = { key: 'contract', target: 'contract' };
const payment: MissingItem = { key: 'payment', product: 'recognition', target: 'payments' };

const interview = { candidacyId: 'i', hospital: 'San Telmo', by: '2026-03-20' };
const request = { candidacyId: 'r', hospital: 'La Ribera', by: '2026-03-15', count: 2 };

type Case = { name: string; facts: DoctorFacts; key: NextStep['key']; turn: NextStep['turn'] };

const forPetition = (...items: MissingItem[]): DoctorFacts => ({ ...doctor, missingForPetition: items });
const forOffers = (...items: MissingItem[]): DoctorFacts => ({ ...certified, missingForOffers: items });
const withPetition = (step: PetitionStep, facts = doctor): DoctorFacts => ({ ...facts, petition: petition(step) });

const cases: Case[] = [
  { name: 'nothing declared', facts: forPetition(personalData, missing, cv), key: 'completeProfile', turn: 'yours' },
  { name: 'papers missing', facts: forPetition(missing, cv, payment), key: 'uploadDocuments', turn: 'yours' },
  { name: 'a rejected paper', facts: forPetition(rejected, cv), key: 'replaceDocuments', turn: 'yours' },
  { name: 'CV missing', facts: forPetition(cv, contract, payment), key: 'completeCv', turn: 'yours' },
  { name: 'contract missing', facts: forPetition(contract, payment), key: 'sign', turn: 'yours' },
  { name: 'unpaid', facts: forPetition(payment), key: 'pay', turn: 'yours' },
  { name: 'complete, no petition', facts: doctor, key: 'startPetition', turn: 'yours' },
  {
    name: 'unsent and incomplete',
    facts: { ...forPetition(cv), petition: petition({ turn: 'yours', key: 'complete', item: cv, count: 1 }) },
    key: 'completeCv',
    turn: 'yours',
  },
  {
    name: 'unsent and complete',
    facts: withPetition({ turn: 'yours', key: 'send' }),
    key: 'sendPetition',
    turn: 'yours',
  },
  { name: 'Pending', facts: withPetition({ turn: 'ours', key: 'reviewing' }), key: 'waitForReview', turn: 'ours' },
  {
    name: 'Pending, a paper rejected',
    facts: withPetition({ turn: 'yours', key: 'replace', documents: ['diploma'] }),
    key: 'replaceDocuments',
    turn: 'yours',
  },
  {
    name: 'answered',
    facts: withPetition({ turn: 'ours', key: 'present', act: 'requirement', by: '2026-03-30' }),
    key: 'waitForFiling',
    turn: 'ours',
  },
  { name: 'Review', facts: withPetition({ turn: 'ours', key: 'preparing' }), key: 'waitForReview', turn: 'ours' },
  {
    name: 'Review, a paper lapses',
    facts: withPetition({ turn: 'yours', key: 'renew', document: 'criminalRecord', by: '2026-03-25' }),
    key: 'renewDocument',
    turn: 'yours',
  },
  {
    name: 'Sended',
    facts: withPetition({ turn: 'ministry', key: 'waiting' }),
    key: 'waitForMinistry',
    turn: 'ministry',
  },
  {
    name: 'Sended, the ministry asks',
    facts: withPetition({ turn: 'yours', key: 'answer', by: '2026-03-30' }),
    key: 'answerMinistry',
    turn: 'yours',
  },
  {
    name: 'Sended, over the term',
    facts: withPetition({ turn: 'yours', key: 'overdue' }),
    key: 'pressMinistry',
    turn: 'yours',
  },
  { name: 'Refused', facts: withPetition({ turn: 'ended', key: 'denied' }), key: 'petitionDenied', turn: 'ended' },
  {
    name: 'granted under conditions',
    facts: withPetition({ turn: 'yours', key: 'conditions', count: 2 }),
    key: 'meetConditions',
    turn: 'yours',
  },
  {
    name: 'granted, profile incomplete',
    facts: withPetition({ turn: 'ended', key: 'granted' }, forOffers(payment)),
    key: 'pay',
    turn: 'yours',
  },
  {
    name: 'granted and complete',
    facts: withPetition({ turn: 'ended', key: 'granted' }, certified),
    key: 'lookForOffers',
    turn: 'free',
  },
  { name: 'certified, personal data', facts: forOffers(personalData), key: 'completeProfile', turn: 'yours' },
  { name: 'certified, papers', facts: forOffers(missing), key: 'uploadDocuments', turn: 'yours' },
  { name: 'certified, a rejected paper', facts: forOffers(rejected), key: 'replaceDocuments', turn: 'yours' },
  { name: 'certified, CV', facts: forOffers(cv, contract), key: 'completeCv', turn: 'yours' },
  { name: 'certified, contract', facts: forOffers(contract), key: 'sign', turn: 'yours' },
  { name: 'certified, unpaid', facts: forOffers(payment), key: 'pay', turn: 'yours' },
  {
    name: 'certified, applied',
    facts: { ...certified, openCandidacies: 1 },
    key: 'waitForHospitals',
    turn: 'hospitals',
  },
  { name: 'certified, free', facts: certified, key: 'lookForOffers', turn: 'free' },
  {
    name: 'dates to choose from',
    facts: { ...certified, interviewsToPick: [interview] },
    key: 'pickInterviewDate',
    turn: 'yours',
  },
  {
    name: 'papers asked for',
    facts: { ...certified, requests: [request] },
    key: 'sendRequestedDocuments',
    turn: 'yours',
  },
  {
    name: 'a hospital asks before one is complete',
    facts: { ...forPetition(payment), requests: [request] },
    key: 'sendRequestedDocuments',
    turn: 'yours',
  },
];

test.each(cases)('$name: $key', ({ facts, key, turn }) => {
  expect(nextStep(facts)).toMatchObject({ key, turn });
});

test('of several terms the nearest comes first', () => {
  const facts = { ...doctor, interviewsToPick: [interview], requests: [request] };
  expect(nextStep(facts)).toMatchObject({ key: 'sendRequestedDocuments', by: '2026-03-15', count: 2 });
  expect(nextStep({ ...facts, petition: petition({ turn: 'yours', key: 'answer', by: '2026-03-12' }) })).toMatchObject({
    key: 'answerMinistry',
    by: '2026-03-12',
  });
});

test('says how much is missing, and which papers were rejected', () => {
  expect(nextStep(forPetition(personalData, missing, payment))).toMatchObject({ purpose: 'petition', count: 3 });
  const other: MissingItem = { ...rejected, document: 'diploma' };
  expect(nextStep(forOffers(rejected, other))).toMatchObject({ documents: ['pensum', 'diploma'] });
});
