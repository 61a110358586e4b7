import { randomUUIDv7 } from 'node:crypto';
import type { ConversationReport } from '@fonendo/contract/conversations/reports.schema';
import type { Conversation } from '@fonendo/contract/conversations.schema';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { guardAttempts } from '../../auth/auth.public.ts';
import { announceChange, notify } from '../../notifications/notifications.public.ts';
import type { ConversationsContext } from '../conversations.context.ts';
import { listTeam } from '../conversations.repository.ts';
import { presentConversation, readRights } from '../read-messages.ts';
import { lockThread, type Place } from '../threads.ts';
import { reportNotices } from './reports.notices.ts';
import { findReported, insertReport, markReported } from './reports.repository.ts';

/** Asks the team to look at a conversation. The other side is told nothing. */
export async function reportConversation(
  context: ConversationsContext,
  actor: Actor,
  place: Place,
  { reason, text }: ConversationReport,
): Promise<Conversation> {
  await guardAttempts(context, { reportConversation: actor.userId });
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const thread = await lockThread(context, tx, actor, place);
    const { row, about } = thread;
    if (!row) throw new ApiError('NotFound');
    const { report, can } = await readRights(tx, actor, thread);
    // A second click finds its report there.
    if (report) return presentConversation(context, tx, actor, thread);
    if (!can.report) throw new ApiError('InvalidStatusChange');
    await markReported(tx, about.id, now);
    await insertReport(tx, {
      ...{ id: randomUUIDv7(), candidacyId: about.id, side: thread.side, reporterId: actor.userId },
      ...{ reason, text, reportedAt: now },
    });
    // Without the words: the audit outlives both people.
    await recordAudit(...([tx, now, actor, 'conversation.reported', { type: 'candidacy', id: about.id }] as const), {
      after: { reason },
    });
    await notify(context, tx, reportNotices.conversationReported(row, context.contactEmail));
    const team = await listTeam(tx);
    await announceChange(tx, [actor.userId, ...team.map(({ id }) => id)], { thing: 'conversation', id: about.id });
    const reported = await findReported(tx, about.id);
    return presentConversation(context, tx, actor, { ...thread, reported });
  });
}
