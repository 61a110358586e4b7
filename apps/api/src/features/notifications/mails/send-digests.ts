import { notificationKindsOf } from '@fonendo/domain/notifications/notification-facts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { SendMail } from '../../../integrations/mail/mail.port.ts';
import { withNames } from '../notifications.repository.ts';
import { canSignIn } from '../recipients.ts';
import { digestMail } from './digest.mail.ts';
import { listDigestReaders, listUnreadBetween, lockDigestReader, setDigestedAt } from './digest.repository.ts';

type Context = { db: Database; now: () => Date; sendMail: SendMail; publicUrl: string };

const batch = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Far longer than a transaction takes to commit: everything with an earlier timestamp is visible by now. */
const settledMs = 60_000;

/**
 * Sends everybody who chose it one mail with what they have not read since the last. The mail commits together with its
 * timestamp, so running it again or twice at once sends nothing twice.
 */
export async function sendDigests(context: Context): Promise<void> {
  const until = new Date(context.now().getTime() - settledMs);
  const dayBegan = startOfDay(until);
  let after = firstId;
  for (;;) {
    const userIds = await listDigestReaders(context.db, dayBegan, after, batch);
    for (const userId of userIds) {
      await context.db.transaction((tx) => sendDigest(context, tx, userId, { dayBegan, until }));
    }
    const last = userIds.at(-1);
    if (userIds.length < batch || !last) return;
    after = last;
  }
}

async function sendDigest(
  { sendMail, publicUrl }: Context,
  tx: Transaction,
  userId: string,
  { dayBegan, until }: { dayBegan: Date; until: Date },
): Promise<void> {
  const reader = await lockDigestReader(tx, userId, dayBegan);
  if (!reader) return;
  await setDigestedAt(tx, userId, until);
  if (!canSignIn(reader, until)) return;
  const kinds = notificationKindsOf(reader.digestFamilies);
  const rows = await listUnreadBetween(tx, userId, { kinds, after: reader.digestedAt, until });
  if (rows.length === 0) return;
  const mail = digestMail(reader, publicUrl, await withNames(tx, rows));
  await sendMail(tx, { ...mail, subscription: { userId, families: reader.digestFamilies } });
}

const startOfDay = (instant: Date): Date =>
  new Date(instant.toTemporalInstant().toZonedDateTimeISO('Europe/Madrid').startOfDay().epochMilliseconds);
