import { randomUUIDv7 } from 'node:crypto';
import { gathering } from '@fonendo/domain/notifications/gathered-mails';
import {
  isDecision,
  isGathered,
  mailFamilyOf,
  type NotificationParams,
} from '@fonendo/domain/notifications/notification-facts';
import type { NotificationKind } from '@fonendo/domain/notifications/notifications';
import { defaultLocale, type Locale } from '@fonendo/domain/shared/locale';
import { readableParams } from '@fonendo/messages/notification-text';
import type { Queryable } from '../../db/database.ts';
import type { Mail, MailAttachment, SendMail } from '../../integrations/mail/mail.port.ts';
import { languageOf } from './languages.ts';
import { alsoLines } from './mails/gathered.mail.ts';
import { takeGathered, wasToldSince } from './mails/gathered-mails.repository.ts';
import { insertNotifications } from './notifications.repository.ts';
import { type Audience, listRecipients, type Recipient, wantsMail } from './recipients.ts';
import { type Addressee, type MailText, writeMail } from './write-mail.ts';

/** What `notify` needs from outside. */
export type NotifyContext = {
  now: () => Date;
  sendMail: SendMail;
  /** Where people open the product: mails lead to it. */
  publicUrl: string;
};

/** The text of a notice's mail beside greeting, link and the bell's parameters. */
export type NoticeMail = {
  text: MailText;
  /** Parameters beside those of the bell, or replacing them. */
  params?: Readonly<Record<string, string>>;
  /** Paragraphs after the body. */
  more?: readonly string[];
  attachments?: readonly MailAttachment[];
};

/**
 * A notice. Its family and parameters are in the domain (`notificationFacts`); each feature declares its notices in
 * `<noun>.notices.ts`.
 */
export type Notice<Kind extends NotificationKind> = {
  kind: Kind;
  to: Audience;
  /** The parameters of this kind's text; a function if they depend on the reader's language. */
  params: NotificationParams<Kind> | ((locale: Locale) => NotificationParams<Kind>);
  /** A path of the web. */
  link: string;
  /** Left out if there is no mail, another mail says it, or it is gathered with others and told by its bell's text. */
  mail?: (to: Addressee) => NoticeMail;
  /** For one person: what was sent under the same key is not sent again. */
  onceKey?: string;
  /** False for what the person did themselves: a mail because of its attachment, but no bell. */
  bell?: false;
  /** The address to which this person may answer the mail. */
  replyTo?: (tx: Queryable, personId: string) => Promise<string>;
};

type AnyNotice = { [Kind in NotificationKind]: Notice<Kind> }[NotificationKind];

/**
 * The one way to notify people, within the transaction of the event, so that nothing is announced that was rolled back.
 * Everybody gets a bell, and those who want it a mail: at once if it asks for an answer, with others after a pause if
 * not (`sendGatheredMails`); the daily summary is made from the bells. Returns whether anybody was notified.
 */
export async function notify(
  { now, sendMail, publicUrl }: NotifyContext,
  tx: Queryable,
  notice: AnyNotice,
): Promise<boolean> {
  const at = now();
  const recipients = await listRecipients(tx, notice.to, at);
  if ('team' in notice.to) {
    // One by one, but not one for each item of a set: the bells tell of the others.
    const since = new Date(at.getTime() - gathering.quietMs);
    const administrators = recipients.map(({ id }) => id);
    const mailed = isGathered(notice.kind) && (await wasToldSince(tx, administrators, notice, { since, now: at }));
    const mail = mailed ? null : mailOf(notice, { email: notice.to.team, locale: defaultLocale }, publicUrl);
    if (mail) await sendMail(tx, mail);
  }
  const told: readonly Told[] = notice.bell === false ? recipients : await ringBells(tx, at, notice, recipients);
  for (const reader of 'team' in notice.to ? [] : told.filter((person) => wantsMailOf(notice, person))) {
    const mail = mailOf(notice, reader, publicUrl);
    if (mail) await sendMail(tx, await completed(tx, { ...mail, ...subscriptionOf(notice, reader) }, notice, reader));
  }
  return told.length > 0;
}

/** A decision's mail may be withdrawn, so what waited for others stays for the next. */
async function completed(tx: Queryable, mail: Mail, { kind, link, replyTo }: AnyNotice, reader: Told): Promise<Mail> {
  if (isDecision(kind) && reader.bell !== undefined) return { ...mail, decision: reader.bell };
  const waiting = await takeGathered(tx, reader.id, link);
  return {
    ...mail,
    paragraphs: [...mail.paragraphs, ...alsoLines(reader, waiting)],
    ...(replyTo && { replyTo: await replyTo(tx, reader.id) }),
  };
}

/** Essential mails cannot be switched off. */
function subscriptionOf({ kind }: AnyNotice, { id: userId }: Told): Pick<Mail, 'subscription'> {
  const family = mailFamilyOf(kind);
  return family === null ? {} : { subscription: { userId, families: [family] } };
}

const wantsMailOf = ({ kind }: AnyNotice, person: Recipient) => wantsMail(person, mailFamilyOf(kind));

/** Somebody who was notified, and by which bell. */
type Told = Recipient & { bell?: string };

/** Returns the people who were not notified before. */
async function ringBells(
  tx: Queryable,
  at: Date,
  notice: AnyNotice,
  recipients: readonly Recipient[],
): Promise<Told[]> {
  const { kind, link, onceKey } = notice;
  const gathers = isGathered(kind) && !('team' in notice.to);
  const rows = recipients.map((person) => ({
    ...{ id: randomUUIDv7(), userId: person.id, at, kind, params: paramsIn(notice, person.locale), link },
    mailWaits: gathers && wantsMailOf(notice, person),
    ...(onceKey !== undefined && { onceKey }),
  }));
  const told = await insertNotifications(tx, rows);
  const bells = new Map(rows.map(({ id, userId }) => [userId, id]));
  return recipients.flatMap((person) => {
    const bell = told.includes(person.id) ? bells.get(person.id) : undefined;
    return bell === undefined ? [] : [{ ...person, bell }];
  });
}

/** The mail of a notice for one reader; null if it has none. */
export function mailOf(notice: AnyNotice, reader: Addressee, publicUrl: string): Mail | null {
  if (!notice.mail) return null;
  const { text, params, ...rest } = notice.mail(reader);
  const named = readableParams(paramsIn(notice, reader.locale), languageOf(reader.locale));
  return writeMail(reader, text, { url: `${publicUrl}${notice.link}`, params: { ...named, ...params }, ...rest });
}

const paramsIn = ({ params }: AnyNotice, locale: Locale): Record<string, string> =>
  typeof params === 'function' ? params(locale) : params;
