import { isGatheredMailDue } from '@fonendo/domain/notifications/gathered-mails';
import { mailFamilyOf } from '@fonendo/domain/notifications/notification-facts';
import type { Database } from '../../../db/database.ts';
import type { SendMail } from '../../../integrations/mail/mail.port.ts';
import { withNames } from '../notifications.repository.ts';
import { wantsMail } from '../recipients.ts';
import { gatheredMail } from './gathered.mail.ts';
import { listGathering, lockReader, takeGathered } from './gathered-mails.repository.ts';

type Context = { db: Database; now: () => Date; sendMail: SendMail; publicUrl: string };

/**
 * Sends everybody one mail with the news that waited for a pause. The mail commits together with its mark, so running
 * it again or twice at once sends nothing twice.
 */
export async function sendGatheredMails({ db, now, sendMail, publicUrl }: Context): Promise<void> {
  for (const { userId, ...period } of await listGathering(db)) {
    if (!isGatheredMailDue(period, now())) continue;
    await db.transaction(async (tx) => {
      const reader = await lockReader(tx, userId);
      // Somebody may have left, been blocked or chosen otherwise since.
      const rows = (await takeGathered(tx, userId)).filter(
        ({ kind }) => reader?.deletedAt === null && wantsMail(reader, mailFamilyOf(kind)),
      );
      if (!reader || rows.length === 0) return;
      const families = [...new Set(rows.flatMap(({ kind }) => mailFamilyOf(kind) ?? []))];
      const mail = gatheredMail(reader, publicUrl, await withNames(tx, rows));
      await sendMail(tx, { ...mail, subscription: { userId, families } });
    });
  }
}
