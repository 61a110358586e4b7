import { isMailDue } from '@fonendo/domain/conversations/message-mails';
import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';
import { lockHospitalCandidacy } from '../candidacies/access/access.public.ts';
import { findZone } from '../interviews/interviews.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import { conversationNotices } from './conversations.notices.ts';
import { findLastWriter } from './conversations.repository.ts';
import { listUnmailed, markByMail, takeUnmailed } from './message-mails.repository.ts';

type Context = { db: Database; now: () => Date; sendMail: SendMail; publicUrl: string };

/**
 * Mails what was written and not read, once its author paused: several messages are one mail, and who reads them on the
 * page gets none. The mail commits together with its mark, so running it again or twice at once sends nothing twice.
 */
export async function mailMessages(context: Context): Promise<void> {
  const now = context.now();
  for (const { candidacyId, doctorId, hospitalId, side, first, last } of await listUnmailed(context.db)) {
    const zone = await findZone(context.db, doctorId);
    if (!isMailDue({ side, first, last, zone }, now)) continue;
    await context.db.transaction(async (tx) => {
      const row = await lockHospitalCandidacy(tx, hospitalId, candidacyId);
      const messages = row ? await takeUnmailed(tx, candidacyId, side, now) : [];
      if (!row || messages.length === 0) return;
      const notice =
        side === 'hospital'
          ? conversationNotices.messageFromHospital(row, { messages })
          : conversationNotices.messageFromCandidate(row, { messages, lead: await findLastWriter(tx, candidacyId) });
      let mails = 0;
      const sendMail: SendMail = async (within, mail) => {
        await context.sendMail(within, mail);
        mails += 1;
      };
      await notify({ ...context, sendMail }, tx, { ...notice, bell: false });
      // Who wrote it is told so, and nothing else where nobody wanted a mail.
      if (mails > 0) {
        await markByMail(
          tx,
          messages.map(({ id }) => id),
        );
      }
    });
  }
}
