import type { ConversationClosing } from '@fonendo/contract/conversations/reports.schema';
import { type ReportDecision, standingAfter } from '@fonendo/domain/conversations/reports';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { type HospitalCandidacyRow, lockHospitalCandidacy } from '../../candidacies/access/access.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import type { ConversationsContext } from '../conversations.context.ts';
import { findLastWriter, markAnswered } from '../conversations.repository.ts';
import { announceToAll } from '../participants.ts';
import { candidacyThread } from '../threads.ts';
import { reportNotices } from './reports.notices.ts';
import { answerReports, findHospitalOf, type ReportedRow, updateReported } from './reports.repository.ts';

type Decided = { row: HospitalCandidacyRow; reported: ReportedRow; now: Date };

/** Nobody writes any more, on the page or by mail, until it is opened again; both sides read why. */
export function closeConversation(
  context: ConversationsContext,
  actor: Actor,
  id: string,
  { reason, version }: ConversationClosing,
): Promise<void> {
  return decide(context, { decision: 'close', id, version }, async (tx, { row, reported, now }) => {
    const about = { subject: 'candidacy', id } as const;
    await updateReported(tx, reported, { standing: 'closed', since: now, closeReason: reason });
    const reporters = await answerReports(tx, id, 'closed', now);
    const lead = await findLastWriter(tx, about);
    // Nobody can answer, so nothing waits for an answer.
    await markAnswered(tx, about, now);
    // The reason may speak of somebody: it is erased with the doctor, as the conversation is.
    const personal = { of: row.candidacy.doctorId, after: { reason } };
    await recordAudit(tx, now, actor, 'conversation.closed', { type: 'candidacy', id }, { personal });
    if (reporters.length > 0) await notify(context, tx, reportNotices.reportUpheld(row, { people: reporters, reason }));
    await tellOthers(context, tx, row, { reporters, lead, reason });
  });
}

/** Tells the doctor and the colleague who leads the conversation at the hospital, except the one who reported it. */
async function tellOthers(
  context: ConversationsContext,
  tx: Transaction,
  row: HospitalCandidacyRow,
  { reporters, lead, reason }: { reporters: readonly string[]; lead: string | null; reason: string },
): Promise<void> {
  const { doctorId } = row.candidacy;
  if (!reporters.includes(doctorId)) {
    await notify(context, tx, reportNotices.conversationClosed(row, { people: [doctorId], reason }));
  }
  const except = reporters.find((reporter) => reporter !== doctorId) ?? null;
  if (lead !== null && reporters.includes(lead)) return;
  await notify(context, tx, reportNotices.conversationClosed(row, { lead, except, reason }));
}

/** It goes on as if nobody had reported it, and the team reads it no longer. */
export function dismissReport(
  context: ConversationsContext,
  actor: Actor,
  id: string,
  { version }: { version: number },
): Promise<void> {
  return decide(context, { decision: 'dismiss', id, version }, async (tx, { row, reported, now }) => {
    await updateReported(tx, reported, { standing: 'settled', since: now, closeReason: null });
    const reporters = await answerReports(tx, id, 'dismissed', now);
    await recordAudit(tx, now, actor, 'conversation.reportDismissed', { type: 'candidacy', id });
    if (reporters.length > 0) await notify(context, tx, reportNotices.reportDismissed(row, reporters));
  });
}

export function reopenConversation(
  context: ConversationsContext,
  actor: Actor,
  id: string,
  { version }: { version: number },
): Promise<void> {
  return decide(context, { decision: 'reopen', id, version }, async (tx, { row, reported, now }) => {
    await updateReported(tx, reported, { standing: 'settled', since: now, closeReason: null });
    await recordAudit(tx, now, actor, 'conversation.reopened', { type: 'candidacy', id });
    const lead = await findLastWriter(tx, { subject: 'candidacy', id });
    await notify(context, tx, reportNotices.conversationReopened(row, { people: [row.candidacy.doctorId] }));
    await notify(context, tx, reportNotices.conversationReopened(row, { lead, except: null }));
  });
}

/** Under the lock of those who write: what is closed holds no message of a moment later. */
async function decide(
  { db, now }: ConversationsContext,
  { decision, id, version }: { decision: ReportDecision; id: string; version: number },
  change: (tx: Transaction, decided: Decided) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const hospitalId = await findHospitalOf(tx, id);
    const row = hospitalId && (await lockHospitalCandidacy(tx, hospitalId, id));
    if (!row) throw new ApiError('NotFound');
    const thread = await candidacyThread(tx, 'hospital', row);
    const { reported } = thread;
    // What nobody reports is not there for the team; what a colleague has just decided is.
    if (!reported) throw new ApiError('NotFound');
    if (reported.version !== version || !standingAfter(reported.standing, decision)) throw new ApiError('Conflict');
    const at = now();
    await change(tx, { row, reported, now: at });
    await announceToAll(tx, thread, at);
  });
}
