import { isMailDue } from '@fonendo/domain/conversations/message-mails';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';
import { lockHospitalCandidacy } from '../candidacies/access/access.public.ts';
import { findZone } from '../interviews/interviews.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import { lockPetition } from '../petitions/petitions.public.ts';
import { noticeOf } from './conversations.notices.ts';
import { findLastWriter } from './conversations.repository.ts';
import { listUnmailed, markByMail, takeUnmailed, type Unmailed } from './message-mails.repository.ts';
import { makeReplyAddress, type ReplyDoor } from './replies/reply-address.ts';
import { candidacyThread, petitionThread, type Thread } from './threads.ts';

type Context = {
  db: Database;
  now: () => Date;
  sendMail: SendMail;
  publicUrl: string;
  contactEmail: string;
  /** Null where answers by mail are not read. */
  replies: ReplyDoor | null;
};

/**
 * Mails what was written and not read, once its author paused: several messages are one mail, and who reads them on the
 * page gets none. The mail commits together with its mark, so running it again or twice at once sends nothing twice.
 */
export async function mailMessages(context: Context): Promise<void> {
  const now = context.now();
  for (const found of await listUnmailed(context.db)) {
    const { doctorId, side, first, last } = found;
    const zone = await findZone(context.db, doctorId);
    if (!isMailDue({ side, first, last, zone }, now)) continue;
    await context.db.transaction(async (tx) => {
      const thread = await lockFound(tx, found, now);
      const messages = thread ? await takeUnmailed(tx, thread.about, side, now) : [];
      // What the team closed is read on the page alone.
      if (!thread || messages.length === 0 || thread.reported?.standing === 'closed') return;
      const { about } = thread;
      const { replies } = context;
      const answerable = replies !== null;
      const notice = noticeOf(context, thread, { messages, answerable, lead: await findLastWriter(tx, about) });
      let mails = 0;
      const sendMail: SendMail = async (within, mail) => {
        await context.sendMail(within, mail);
        mails += 1;
      };
      const replyTo = replies && {
        replyTo: (within: Queryable, userId: string) => makeReplyAddress(replies, within, { about, userId }, now),
      };
      await notify({ ...context, sendMail }, tx, { ...notice, bell: false, ...replyTo });
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

/** Null if what it is about was deleted meanwhile. */
async function lockFound(
  tx: Transaction,
  { candidacyId, hospitalId, petitionId, doctorId, side }: Unmailed,
  now: Date,
): Promise<Thread | null> {
  if (candidacyId !== null && hospitalId !== null) {
    const row = await lockHospitalCandidacy(tx, hospitalId, candidacyId);
    return row && candidacyThread(tx, side, row);
  }
  const petition = petitionId === null ? null : await lockPetition(tx, { id: petitionId, doctorId });
  return petition && petitionThread(tx, side, petition, now);
}
