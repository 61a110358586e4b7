import { candidacyMails as english } from '@fonendo/messages/en/candidacies/candidacy-mails';
import { candidacyMails as spanish } from '@fonendo/messages/es/candidacies/candidacy-mails';
import type { Notice } from '../notifications/notifications.public.ts';
import { describeOffer, type OfferRow } from '../offers/offers.public.ts';

const texts = { es: spanish, en: english };

type Submitted = { id: string; doctorId: string; offer: OfferRow; hospital: { name: string; city: string } };
type OfHospital = { id: string; hospitalId: string; offer: { name: string | null } };

/** Notices when a doctor applies or withdraws. */
export const candidacyNotices = {
  /** The doctor's receipt. It proves what was submitted, so its mail cannot be switched off. */
  candidacySubmitted: ({ id, doctorId, offer, hospital }: Submitted): Notice<'candidacySubmitted'> => ({
    kind: 'candidacySubmitted',
    to: { people: [doctorId] },
    params: { offer: offer.name ?? '', hospital: hospital.name },
    link: `/candidate/${id}`,
    mail: ({ locale }) => {
      const { sent, ...text } = texts[locale].candidacySubmitted;
      return { text, more: [describeOffer(offer, hospital, locale), sent] };
    },
  }),

  candidacyReceived: (candidacy: OfHospital) => toHospital('candidacyReceived', candidacy),
  candidacyWithdrawn: (candidacy: OfHospital) => toHospital('candidacyWithdrawn', candidacy),
};

/** The candidate's name is only on the page: in other people's notifications it would outlive the account. */
const toHospital = <Kind extends 'candidacyReceived' | 'candidacyWithdrawn'>(
  kind: Kind,
  { id, hospitalId, offer }: OfHospital,
): Notice<'candidacyReceived' | 'candidacyWithdrawn'> => ({
  kind,
  to: { hospital: hospitalId, right: 'runCandidacies' },
  params: { offer: offer.name ?? '' },
  link: `/candidate/${id}`,
});
