import type * as es from '../../es/shared/screens.ts';
import type { Translation } from '../../messages.ts';

export const screens: Translation<typeof es.screens> = {
  payment: {
    heading: 'Payment',
    title: 'No payment is under way',
    description: 'When you pay for a service its result shows here.',
  },
  dashboard: { heading: 'Dashboard', title: 'All up to date', description: 'What to do next will show here.' },
  candidates: {
    heading: 'Candidates',
    title: 'No candidates yet',
    description: 'A doctor who applies to an offer will show here.',
  },
  candidate: {
    heading: 'Candidate',
    title: 'No data of this candidate',
    description: 'Their profile and history with the hospital will show here.',
  },
  candidacy: {
    heading: 'Application',
    title: 'No data of this application',
    description: 'Its steps, documents and interviews will show here.',
  },
  offers: {
    heading: 'Offers',
    title: 'No offers yet',
    description: 'An offer that a hospital publishes will show here.',
  },
  offer: {
    heading: 'Offer',
    title: 'No data of this offer',
    description: 'The post, the salary and the conditions will show here.',
  },
  offerCandidates: {
    heading: 'Candidates of the offer',
    title: 'Nobody has applied yet',
    description: 'You will follow each candidate here, step by step.',
  },
  petitions: {
    heading: 'Recognitions',
    title: 'No petitions to review',
    description: 'A petition that a doctor sends will show in this queue.',
  },
  petition: {
    heading: 'Recognition',
    title: 'No data of this petition',
    description: 'Its documents, terms and history will show here.',
  },
  users: {
    heading: 'Users',
    title: 'This page is for the Fonendo team and the hospitals',
    description: 'Your own data are under Account.',
  },
};
