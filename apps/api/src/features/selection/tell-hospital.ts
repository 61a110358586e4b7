import { candidacyMails as english } from '@fonendo/messages/en/candidacy-mails';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { candidacyMails as spanish } from '@fonendo/messages/es/candidacy-mails';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { fill } from '@fonendo/messages/fill';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { type HospitalCandidacyRow, listStaffWith } from '../candidacy-access/candidacy-access.public.ts';
import { ringBell } from '../notifications/notifications.public.ts';
import type { SelectionContext } from './selection.context.ts';

const texts = { es: spanish, en: english };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };

/** Colleagues learn that every post is filled; whoever filled the last one has the page before their eyes. */
export async function tellOfFilledVacancies(
  { now, sendMail, publicUrl }: SelectionContext,
  tx: Transaction,
  actor: Actor,
  { candidacy, offer }: HospitalCandidacyRow,
): Promise<void> {
  const params = { offer: offer.name ?? '' };
  const link = `/offers/${offer.id}/candidates`;
  const colleagues = await listStaffWith(tx, candidacy.hospitalId, 'runCandidacies');
  for (const { id, email, firstName, locale, mailFamilies } of colleagues) {
    if (id === actor.userId) continue;
    await ringBell(tx, id, { at: now(), kind: 'vacanciesFilled', params, link });
    if (!mailFamilies.includes('candidacies')) continue;
    const text = texts[locale].vacanciesFilled;
    await sendMail(tx, {
      to: email,
      locale,
      subject: fill(text.subject, params),
      heading: text.heading,
      paragraphs: [fill(greetings[locale], { name: firstName }), fill(text.body, params)],
      button: { label: text.button, url: `${publicUrl}${link}` },
    });
  }
}
