import { candidacyMails as english } from '@fonendo/messages/en/candidacy-mails';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { candidacyMails as spanish } from '@fonendo/messages/es/candidacy-mails';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { fill } from '@fonendo/messages/fill';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { describeOffer } from './describe-offer.ts';
import type { OfferRow } from './offers.repository.ts';
import type { Recipient } from './recommendations.repository.ts';

const texts = { es: spanish.offerRecommended, en: english.offerRecommended };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };

/** An offer that a hospital, or the product's team, thinks fits this doctor. */
export function recommendationMail(
  { email, firstName, locale }: Recipient,
  offer: OfferRow,
  hospital: { name: string; city: string },
  { message, fromTeam, url }: { message: string | undefined; fromTeam: boolean; url: string },
): Mail {
  const text = texts[locale];
  const named = { offer: offer.name ?? '', hospital: hospital.name };
  return {
    to: email,
    locale,
    subject: fill(text.subject, named),
    heading: fromTeam ? text.fromTeam : fill(text.heading, named),
    paragraphs: [
      fill(greetings[locale], { name: firstName }),
      fill(text.body, named),
      describeOffer(offer, hospital, locale),
      ...(message ? [fill(text.message, { message })] : []),
    ],
    button: { label: text.button, url },
    note: text.note,
  };
}
