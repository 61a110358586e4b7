import { defaultLocale, type Locale } from '@fonendo/domain/shared/locale';
import { candidacyMails as englishCandidacy } from '@fonendo/messages/en/candidacies/candidacy-mails';
import { managedOfferMails as english } from '@fonendo/messages/en/offers/managed-offer-mails';
import { candidacyMails as spanishCandidacy } from '@fonendo/messages/es/candidacies/candidacy-mails';
import { managedOfferMails as spanish } from '@fonendo/messages/es/offers/managed-offer-mails';
import { fill } from '@fonendo/messages/fill';
import type { Notice } from '../notifications/notifications.public.ts';
import { describeOffer } from './describe-offer.ts';
import type { OfferRow } from './offers.repository.ts';
import { writtenOf } from './write/offer-content.ts';

const texts = { es: spanish, en: english };
const recommended = { es: spanishCandidacy.offerRecommended, en: englishCandidacy.offerRecommended };

type OwnKind = Exclude<keyof typeof spanish, 'offerReceived' | 'revisionReceived' | 'untitled'>;

type OfHospital = { offer: OfferRow; hospital: { name: string } };

type Recommendation = {
  offer: OfferRow;
  hospital: { name: string; city: string };
  doctorIds: readonly string[];
  message: string | undefined;
  fromTeam: boolean;
};

/** The notices about offers. */
export const offerNotices = {
  offerApproved: (offer: OfferRow, { mailed = true } = {}) => ownOffer('offerApproved', offer, { mailed }),
  revisionApproved: (offer: OfferRow, { mailed = true } = {}) => ownOffer('revisionApproved', offer, { mailed }),
  offerRefused: (offer: OfferRow, reason: string) => ownOffer('offerRefused', offer, { more: [reason] }),
  revisionRefused: (offer: OfferRow, reason: string) => ownOffer('revisionRefused', offer, { more: [reason] }),
  offerClosed: (offer: OfferRow) => ownOffer('offerClosed', offer),
  offerDeleted: (offer: OfferRow) => ownOffer('offerDeleted', offer, { link: '/offers' }),

  offerReceived: (row: OfHospital, team: string) => toReview('offerReceived', row, team),
  revisionReceived: (row: OfHospital, team: string) => toReview('revisionReceived', row, team),

  /** To doctors chosen by a hospital or the team. */
  offerRecommended: ({
    offer,
    hospital,
    doctorIds,
    message,
    fromTeam,
  }: Recommendation): Notice<'offerRecommended'> => ({
    kind: 'offerRecommended',
    to: { people: doctorIds },
    params: { offer: offer.name ?? '', hospital: hospital.name },
    link: `/offers/${offer.id}`,
    mail: ({ locale }) => {
      const { fromTeam: heading, ...text } = recommended[locale];
      return {
        text: fromTeam ? { ...text, heading } : text,
        more: [describeOffer(offer, hospital, locale), ...(message ? [fill(text.message, { message })] : [])],
      };
    },
  }),
};

/** To people who write the hospital's offers. */
const ownOffer = <Kind extends OwnKind>(
  kind: Kind,
  offer: OfferRow,
  { link = `/offers/${offer.id}`, more = [], mailed = true }: { link?: string; more?: string[]; mailed?: boolean } = {},
): Notice<OwnKind> => ({
  kind,
  to: { hospital: offer.hospitalId, right: 'writeOffers' },
  params: (locale) => ({ name: nameOf(offer, locale) }),
  link,
  ...(mailed && { mail: ({ locale }) => ({ text: texts[locale][kind], more }) }),
});

const toReview = (
  kind: 'offerReceived' | 'revisionReceived',
  { offer, hospital }: OfHospital,
  team: string,
): Notice<'offerReceived' | 'revisionReceived'> => ({
  kind,
  to: { team },
  params: { name: nameOf(offer, defaultLocale), hospital: hospital.name },
  link: `/offers/${offer.id}`,
  mail: ({ locale }) => ({ text: texts[locale][kind] }),
});

const nameOf = (offer: OfferRow, locale: Locale): string => writtenOf(offer).name ?? texts[locale].untitled;
