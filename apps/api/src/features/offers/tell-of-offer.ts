import { hasHospitalRight } from '@fonendo/domain/hospital.policy';
import { defaultLocale, type Locale } from '@fonendo/domain/locale';
import type { OfferDraft } from '@fonendo/domain/offer';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { managedOfferMails as english } from '@fonendo/messages/en/managed-offer-mails';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { managedOfferMails as spanish } from '@fonendo/messages/es/managed-offer-mails';
import { fill } from '@fonendo/messages/fill';
import type { Transaction } from '../../db/database.ts';
import { notify, notifyAdministrators } from '../notifications/notifications.public.ts';
import { writtenOf } from './offer-content.ts';
import type { OffersContext } from './offers.context.ts';
import { listStaff, type OfferRow, type OfferWithHospital } from './offers.repository.ts';

const texts = { es: spanish, en: english };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };

type Told = Exclude<keyof typeof spanish, 'offerReceived' | 'revisionReceived' | 'untitled'>;

/** Tells those who write the hospital's offers, unless they do without mails of offers: those who do get the bell. */
export async function tellHospital(
  context: OffersContext,
  tx: Transaction,
  {
    offer,
    quote,
    link = `/offers/${offer.id}`,
    mailed = true,
  }: { offer: OfferRow; quote?: string; link?: string; mailed?: boolean },
  kind: Told,
): Promise<void> {
  const at = context.now();
  for (const person of await listStaff(tx, offer.hospitalId)) {
    if (person.deletedAt || person.blockedAt || !hasHospitalRight(person.role, 'writeOffers')) continue;
    const params = { name: nameOf(writtenOf(offer), person.locale) };
    await notify(tx, person.userId, { at, kind, params, link });
    if (!mailed || !person.mailFamilies.includes('offers')) continue;
    const text = texts[person.locale][kind];
    await context.sendMail(tx, {
      locale: person.locale,
      to: person.email,
      subject: fill(text.subject, params),
      heading: text.heading,
      paragraphs: [
        fill(greetings[person.locale], { name: person.firstName }),
        fill(text.body, params),
        ...(quote ? [quote] : []),
      ],
      button: { label: text.button, url: `${context.publicUrl}${link}` },
    });
  }
}

/** A notification for every administrator, and one mail for the team. */
export async function tellTeam(
  context: OffersContext,
  tx: Transaction,
  { offer, hospital }: OfferWithHospital,
): Promise<void> {
  const kind = offer.revision ? 'revisionReceived' : 'offerReceived';
  const params = { name: nameOf(writtenOf(offer), defaultLocale), hospital: hospital.name };
  const link = `/offers/${offer.id}`;
  await notifyAdministrators(tx, { at: context.now(), kind, params, link });
  const text = texts[defaultLocale][kind];
  await context.sendMail(tx, {
    locale: defaultLocale,
    to: context.contactEmail,
    subject: fill(text.subject, params),
    heading: text.heading,
    paragraphs: [fill(text.body, params)],
    button: { label: text.button, url: `${context.publicUrl}${link}` },
  });
}

const nameOf = ({ name }: OfferDraft, locale: Locale): string => name ?? texts[locale].untitled;
