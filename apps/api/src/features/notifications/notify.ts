import { randomUUIDv7 } from 'node:crypto';
import { mailFamilyOf, type NotificationParams } from '@fonendo/domain/notifications/notification-facts';
import type { NotificationKind } from '@fonendo/domain/notifications/notifications';
import { defaultLocale, type Locale } from '@fonendo/domain/shared/locale';
import { readableParams } from '@fonendo/messages/notification-text';
import type { Queryable } from '../../db/database.ts';
import type { Mail, MailAttachment, SendMail } from '../../integrations/mail/mail.port.ts';
import { languageOf } from './languages.ts';
import { insertNotifications } from './notifications.repository.ts';
import { type Audience, listRecipients, type Recipient, wantsMail } from './recipients.ts';
import { type Addressee, type MailText, writeMail } from './write-mail.ts';

/** What notifying people needs from outside. */
export type NotifyContext = {
  now: () => Date;
  sendMail: SendMail;
  /** Where people open the product: mails lead to it. */
  publicUrl: string;
};

/** What the mail of a notice says beside its greeting, its link and what the bell names. */
export type NoticeMail = {
  text: MailText;
  /** What the mail names beside the bell, or in other words. */
  params?: Readonly<Record<string, string>>;
  /** Paragraphs after the body. */
  more?: readonly string[];
  attachments?: readonly MailAttachment[];
};

/**
 * Something that people are told of. Its family and what its sentence names are in the domain (`notificationFacts`);
 * each feature declares its own in `<noun>.notices.ts`.
 */
export type Notice<Kind extends NotificationKind> = {
  kind: Kind;
  to: Audience;
  /** What the sentence of this kind names; by the reader's language where a word of ours is among it. */
  params: NotificationParams<Kind> | ((locale: Locale) => NotificationParams<Kind>);
  /** A path of the web. */
  link: string;
  /** Left out where there is no mail, or where another mail says it. */
  mail?: (to: Addressee) => NoticeMail;
  /** For one person: what was told under the same key is not told again. */
  onceKey?: string;
  /** False for what the person did themselves: a mail, because something comes with it, and no bell. */
  bell?: false;
};

type AnyNotice = { [Kind in NotificationKind]: Notice<Kind> }[NotificationKind];

/**
 * The one way to tell people of something, within the transaction of the event: nothing is announced that was rolled
 * back. A bell for each, and a mail for those who want it at once; the summary of the day is made from the bells.
 * Answers whether anybody was told.
 */
export async function notify(
  { now, sendMail, publicUrl }: NotifyContext,
  tx: Queryable,
  notice: AnyNotice,
): Promise<boolean> {
  const recipients = await listRecipients(tx, notice.to);
  const told = notice.bell === false ? recipients : await ringBells(tx, now(), notice, recipients);
  const family = mailFamilyOf(notice.kind);
  const readers: Addressee[] =
    'team' in notice.to
      ? [{ email: notice.to.team, locale: defaultLocale }]
      : told.filter((person) => wantsMail(person, family));
  for (const reader of readers) {
    const mail = mailOf(notice, reader, publicUrl);
    if (mail) await sendMail(tx, mail);
  }
  return told.length > 0;
}

/** Answers with those who were not told before. */
async function ringBells(
  tx: Queryable,
  at: Date,
  notice: AnyNotice,
  recipients: readonly Recipient[],
): Promise<Recipient[]> {
  const { kind, link, onceKey } = notice;
  const rows = recipients.map(({ id: userId, locale }) => ({
    ...{ id: randomUUIDv7(), userId, at, kind, params: paramsIn(notice, locale), link },
    ...(onceKey !== undefined && { onceKey }),
  }));
  const told = await insertNotifications(tx, rows);
  return recipients.filter(({ id }) => told.includes(id));
}

/** What a notice says to one reader in a mail; null where it has none. */
export function mailOf(notice: AnyNotice, reader: Addressee, publicUrl: string): Mail | null {
  if (!notice.mail) return null;
  const { text, params, ...rest } = notice.mail(reader);
  const named = readableParams(paramsIn(notice, reader.locale), languageOf(reader.locale));
  return writeMail(reader, text, { url: `${publicUrl}${notice.link}`, params: { ...named, ...params }, ...rest });
}

const paramsIn = ({ params }: AnyNotice, locale: Locale): Record<string, string> =>
  typeof params === 'function' ? params(locale) : params;
