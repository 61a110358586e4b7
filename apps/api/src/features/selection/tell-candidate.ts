import type { ProcessStep } from '@fonendo/domain/selection-process';
import { candidacyMails as english } from '@fonendo/messages/en/candidacy-mails';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { candidacyMails as spanish } from '@fonendo/messages/es/candidacy-mails';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { fill } from '@fonendo/messages/fill';
import type { Transaction } from '../../db/database.ts';
import { getRecipient, type HospitalCandidacyRow } from '../candidacy-access/candidacy-access.public.ts';
import { ringBell } from '../notifications/notifications.public.ts';
import type { SelectionContext } from './selection.context.ts';

const texts = { es: spanish, en: english };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };

const nameThem = ({ offer, hospital }: HospitalCandidacyRow) => ({ offer: offer.name ?? '', hospital: hospital.name });

/** A step begins. Told once, however often the card goes back and forth. */
export async function tellOfStep(
  context: SelectionContext,
  tx: Transaction,
  row: HospitalCandidacyRow,
  { step, position }: { step: ProcessStep; position: number },
): Promise<void> {
  const { id, doctorId } = row.candidacy;
  const params = { ...nameThem(row), step: step.name };
  const link = `/candidate/${id}`;
  const onceKey = `stepStarted:${id}:${position}`;
  const isNews = await ringBell(tx, doctorId, { at: context.now(), kind: 'stepStarted', params, link, onceKey });
  if (isNews) {
    await mailCandidate(context, tx, row, (locale) => {
      const { next, ...text } = texts[locale].stepStarted;
      return { ...text, params, more: [next[step.type]] };
    });
  }
}

/** How it was decided, and nothing of why: the reason of a discard is the hospital's alone. */
export async function tellOfDecision(
  context: SelectionContext,
  tx: Transaction,
  row: HospitalCandidacyRow,
  kind: 'candidacyAccepted' | 'candidacyDiscarded' | 'candidacyReopened',
): Promise<void> {
  const { id, doctorId } = row.candidacy;
  const params = nameThem(row);
  await ringBell(tx, doctorId, { at: context.now(), kind, params, link: `/candidate/${id}` });
  await mailCandidate(context, tx, row, (locale) => {
    const { next, ...text } = texts[locale][kind];
    return { ...text, params, more: [next] };
  });
}

type Text = {
  subject: string;
  heading: string;
  body: string;
  button: string;
  params: Record<string, string>;
  more: readonly string[];
};

async function mailCandidate(
  { sendMail, publicUrl }: SelectionContext,
  tx: Transaction,
  { candidacy }: HospitalCandidacyRow,
  write: (locale: keyof typeof texts) => Text,
): Promise<void> {
  const { email, firstName, locale, mailFamilies } = await getRecipient(tx, candidacy.doctorId);
  if (!mailFamilies.includes('candidacies')) return;
  const { subject, heading, body, button, params, more } = write(locale);
  await sendMail(tx, {
    to: email,
    locale,
    subject: fill(subject, params),
    heading: fill(heading, params),
    paragraphs: [fill(greetings[locale], { name: firstName }), fill(body, params), ...more],
    button: { label: button, url: `${publicUrl}/candidate/${candidacy.id}` },
  });
}
