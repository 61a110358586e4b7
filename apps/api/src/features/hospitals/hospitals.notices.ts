import { hospitalMails as english } from '@fonendo/messages/en/hospitals/hospital-mails';
import { hospitalMails as spanish } from '@fonendo/messages/es/hospitals/hospital-mails';
import { fill } from '@fonendo/messages/fill';
import type { Notice } from '../notifications/notifications.public.ts';
import type { HospitalRow } from './hospitals.repository.ts';

const texts = { es: spanish, en: english };

type Named = Pick<HospitalRow, 'id' | 'name'>;

/** Notices about a hospital's approval and about CIF claims. All of them are essential. */
export const hospitalNotices = {
  /** To people who can recommend offers to doctors. If an offer was approved with it, one mail says both. */
  hospitalApproved: ({ id, name }: Named, offer?: string): Notice<'hospitalApproved'> => ({
    kind: 'hospitalApproved',
    to: { hospital: id, right: 'writeOffers' },
    params: { name },
    link: '/users',
    mail: ({ locale }) => {
      const { withOffer, ...text } = texts[locale].approved;
      return {
        text,
        params: { hospital: name },
        more: offer === undefined ? [] : [fill(withOffer, { offer })],
      };
    },
  }),

  /** To people who can correct the data. */
  hospitalRefused: ({ id, name }: Named, reason: string): Notice<'hospitalRefused'> => ({
    kind: 'hospitalRefused',
    to: { hospital: id, right: 'editHospital' },
    params: { name },
    link: '/account?tab=hospital',
    mail: ({ locale }) => ({ text: texts[locale].refused, params: { hospital: name }, more: [reason] }),
  }),

  hospitalReceived: ({ id, name }: Named, team: string): Notice<'hospitalReceived'> => ({
    kind: 'hospitalReceived',
    to: { team },
    params: { name },
    link: `/hospitals?hospital=${id}`,
    mail: ({ locale }) => ({ text: texts[locale].received, params: { hospital: name } }),
  }),

  cifClaimed: (claim: { name: string; cif: string }, team: string): Notice<'cifClaimed'> => ({
    kind: 'cifClaimed',
    to: { team },
    params: claim,
    link: '/hospitals',
    mail: ({ locale }) => ({ text: texts[locale].cifClaimed }),
  }),

  cifClaimAnswered: (
    { cif, claimantId }: { cif: string; claimantId: string },
    answer: string,
  ): Notice<'cifClaimAnswered'> => ({
    kind: 'cifClaimAnswered',
    to: { people: [claimantId] },
    params: { cif },
    link: '/account?tab=hospital',
    mail: ({ locale }) => ({ text: texts[locale].cifClaimAnswered, more: [answer] }),
  }),
};
