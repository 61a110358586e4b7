import { candidacyMails as english } from '@fonendo/messages/en/candidacy-mails';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { candidacyMails as spanish } from '@fonendo/messages/es/candidacy-mails';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { fill } from '@fonendo/messages/fill';
import type { Transaction } from '../../db/database.ts';
import { getRecipient, listStaffWith } from '../candidacy-access/candidacy-access.public.ts';
import { ringBell } from '../notifications/notifications.public.ts';
import { describeOffer, type OfferRow } from '../offers/offers.public.ts';
import type { CandidaciesContext } from './candidacies.context.ts';

const texts = { es: spanish, en: english };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };

type Telling = Pick<CandidaciesContext, 'now' | 'sendMail' | 'publicUrl'>;

/** The doctor's receipt: a notification, and a mail that nobody does without, because it proves what was handed in. */
export async function confirmToDoctor(
  { now, sendMail, publicUrl }: Telling,
  tx: Transaction,
  { id, doctorId }: { id: string; doctorId: string },
  offer: OfferRow,
  hospital: { name: string; city: string },
): Promise<void> {
  const named = { offer: offer.name ?? '', hospital: hospital.name };
  const link = `/candidate/${id}`;
  await ringBell(tx, doctorId, { at: now(), kind: 'candidacySubmitted', params: named, link });
  const { email, firstName, locale } = await getRecipient(tx, doctorId);
  const text = texts[locale].candidacySubmitted;
  await sendMail(tx, {
    to: email,
    locale,
    subject: fill(text.subject, named),
    heading: text.heading,
    paragraphs: [
      fill(greetings[locale], { name: firstName }),
      fill(text.body, named),
      describeOffer(offer, hospital, locale),
      text.sent,
    ],
    button: { label: text.button, url: `${publicUrl}${link}` },
    note: text.note,
  });
}

/**
 * Tells those who run the hospital's candidacies. Whose it is stands on the page alone: a name in other people's
 * mails and notifications would outlive the person's account.
 */
export async function tellHospital(
  { now, sendMail, publicUrl }: Telling,
  tx: Transaction,
  kind: 'candidacyReceived' | 'candidacyWithdrawn',
  { id: candidacyId, hospitalId, offer }: { id: string; hospitalId: string; offer: { name: string | null } },
): Promise<void> {
  const named = { offer: offer.name ?? '' };
  const link = `/candidate/${candidacyId}`;
  for (const { id, email, firstName, locale, mailFamilies } of await listStaffWith(tx, hospitalId, 'runCandidacies')) {
    await ringBell(tx, id, { at: now(), kind, params: named, link });
    if (!mailFamilies.includes('candidacies')) continue;
    const text = texts[locale][kind];
    await sendMail(tx, {
      to: email,
      locale,
      subject: fill(text.subject, named),
      heading: text.heading,
      paragraphs: [fill(greetings[locale], { name: firstName }), fill(text.body, named)],
      button: { label: text.button, url: `${publicUrl}${link}` },
    });
  }
}
