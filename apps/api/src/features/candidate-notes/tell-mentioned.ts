import { noteRight } from '@fonendo/domain/candidate-note';
import { candidateNoteMails as english } from '@fonendo/messages/en/candidate-note-mails';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { candidateNoteMails as spanish } from '@fonendo/messages/es/candidate-note-mails';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { fill } from '@fonendo/messages/fill';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { type HospitalCandidacyRow, listStaffWith } from '../candidacy-access/candidacy-access.public.ts';
import { listMembers } from '../hospitals/hospitals.public.ts';
import { ringBell } from '../notifications/notifications.public.ts';
import type { CandidateNotesContext } from './candidate-notes.context.ts';

const texts = { es: spanish.mentionedInNote, en: english.mentionedInNote };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };

/**
 * Tells colleagues who were called by name, once for each note however often it is edited. Neither what it says nor
 * whom it is about leaves the page.
 */
export async function tellMentioned(
  { now, sendMail, publicUrl }: Omit<CandidateNotesContext, 'db'>,
  tx: Transaction,
  { userId }: Pick<Actor, 'userId'>,
  { candidacy, offer, hospital }: HospitalCandidacyRow,
  note: { id: string; mentions: readonly string[] },
): Promise<void> {
  const called = note.mentions.filter((id) => id !== userId);
  if (called.length === 0) return;
  const author = (await listMembers(tx, hospital.id)).find((member) => member.userId === userId);
  const params = { offer: offer.name ?? '', by: author ? `${author.firstName} ${author.lastName}` : '' };
  // The bell reads the name when it is opened: that of somebody who left is nowhere.
  const told = { ...params, by: userId };
  const link = `/candidate/${candidacy.id}`;
  const staff = await listStaffWith(tx, hospital.id, noteRight);
  for (const { id, email, firstName, locale, mailFamilies } of staff.filter((one) => called.includes(one.id))) {
    const notice = { at: now(), kind: 'mentionedInNote', params: told, link } as const;
    if (!(await ringBell(tx, id, { ...notice, onceKey: `mentioned-in-note:${note.id}:${id}` }))) continue;
    if (!mailFamilies.includes('candidacies')) continue;
    const text = texts[locale];
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
