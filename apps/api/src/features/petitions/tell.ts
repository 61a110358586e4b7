import { randomUUIDv7 } from 'node:crypto';
import { defaultLocale, type Locale, localeTags } from '@fonendo/domain/locale';
import type { NotificationParams } from '@fonendo/domain/notification-facts';
import type { PetitionEntryKind } from '@fonendo/domain/petition';
import { documents as englishDocuments } from '@fonendo/messages/en/documents';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { petitionMails as english } from '@fonendo/messages/en/petition-mails';
import { documents as spanishDocuments } from '@fonendo/messages/es/documents';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { petitionMails as spanish } from '@fonendo/messages/es/petition-mails';
import { fill } from '@fonendo/messages/fill';
import type { Transaction } from '../../db/database.ts';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { ringBell, ringBellOfAdministrators } from '../notifications/notifications.public.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { findRecipient, insertEntry, type PetitionRecord, type Recipient } from './petitions.repository.ts';

/** What is told of petitions: each kind has its mail. */
type NoticeKind = keyof typeof spanish;

const texts = { es: spanish, en: english };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };
const kinds: Record<Locale, Record<string, string>> = { es: spanishDocuments.kinds, en: englishDocuments.kinds };

type Entry = {
  kind: PetitionEntryKind;
  /** Null for what the product does by itself. */
  authorId: string | null;
  at: Date;
  text?: string | null;
  facts?: Record<string, string>;
  internal?: boolean;
};

/** One line of the petition's history. */
export async function recordEntry(tx: Transaction, petitionId: string, entry: Entry): Promise<void> {
  await insertEntry(tx, { id: randomUUIDv7(), petitionId, ...entry });
}

type TeamKind = 'petitionReceived' | 'documentReplaced';

/** What the sentences name beside the petition; left out where there is nothing more. */
type Named<Kind extends NoticeKind, Known extends string> =
  Exclude<keyof NotificationParams<Kind>, Known> extends never
    ? { params?: never }
    : { params: Omit<NotificationParams<Kind>, Known> };

type DoctorNotice<Kind extends NoticeKind> = Named<Kind, 'reference'> & {
  kind: Kind;
  /** What somebody wrote for the doctor: a reason, a comment. A paragraph of its own in the mail. */
  quote?: string;
  attachments?: Mail['attachments'];
  onceKey?: string;
};

type Telling = Pick<PetitionsContext, 'now' | 'sendMail' | 'publicUrl'>;

/** A notification for the doctor, and a mail unless they do without those of petitions. */
export async function tellDoctor<Kind extends Exclude<NoticeKind, TeamKind>>(
  context: Telling,
  tx: Transaction,
  petition: Pick<PetitionRecord, 'id' | 'reference' | 'doctorId'>,
  { kind, params, quote, attachments, onceKey }: DoctorNotice<Kind>,
): Promise<void> {
  const named = { reference: petition.reference, ...params } as NotificationParams<Kind>;
  const link = `/petitions/${petition.id}`;
  const notice = { at: context.now(), kind, params: named, link };
  if (!(await ringBell(tx, petition.doctorId, { ...notice, ...(onceKey !== undefined && { onceKey }) }))) return;
  const recipient = await findRecipient(tx, petition.doctorId);
  if (!recipient || recipient.deletedAt || !recipient.mailFamilies.includes('petitions')) return;
  await context.sendMail(tx, {
    ...headOf(recipient.locale, kind, named),
    to: recipient.email,
    paragraphs: paragraphsOf(recipient, kind, named, quote),
    button: { label: texts[recipient.locale][kind].button, url: `${context.publicUrl}${link}` },
    ...(attachments && { attachments }),
  });
}

/** A notification for every administrator, and one mail for the team. */
export async function tellTeam<Kind extends TeamKind>(
  context: Telling & Pick<PetitionsContext, 'contactEmail'>,
  tx: Transaction,
  petition: Pick<PetitionRecord, 'id' | 'reference' | 'doctorId'>,
  { kind, params }: Named<Kind, 'reference'> & { kind: Kind },
): Promise<void> {
  const doctor = await findRecipient(tx, petition.doctorId);
  const name = doctor ? `${doctor.firstName} ${doctor.lastName}` : '';
  const told = { reference: petition.reference, ...params } as NotificationParams<Kind>;
  // The name goes into the mail alone: the notification outlives the doctor's account.
  const named = { ...told, name };
  const link = `/petitions/${petition.id}`;
  await ringBellOfAdministrators(tx, { at: context.now(), kind, params: told, link });
  const text = texts[defaultLocale][kind];
  await context.sendMail(tx, {
    ...headOf(defaultLocale, kind, named),
    to: context.contactEmail,
    paragraphs: [fill(text.body, readable(named, defaultLocale))],
    button: { label: text.button, url: `${context.publicUrl}${link}` },
  });
}

function headOf(locale: Locale, kind: NoticeKind, params: Record<string, string>) {
  const text = texts[locale][kind];
  return { locale, subject: fill(text.subject, readable(params, locale)), heading: text.heading };
}

function paragraphsOf(
  { locale, firstName }: Recipient,
  kind: NoticeKind,
  params: Record<string, string>,
  quote: string | undefined,
): string[] {
  const body = fill(texts[locale][kind].body, readable(params, locale));
  return [fill(greetings[locale], { name: firstName }), body, ...(quote ? [quote] : [])];
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Days in words, documents by their name. */
function readable(params: Record<string, string>, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === 'document') return [name, kinds[locale][value] ?? value];
      return [name, day.test(value) ? formatDay(value, locale) : value];
    }),
  );
}

/** 10 de marzo de 2026 */
export const formatDay = (value: string, locale: Locale): string =>
  new Date(`${value}T12:00:00Z`).toLocaleDateString(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' });
