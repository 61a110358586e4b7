import type {
  ReportedConversation,
  ReportedList,
  ReportedListQuery,
  ReportedQuery,
} from '@fonendo/contract/conversations/reports.schema';
import { messageLimits } from '@fonendo/domain/conversations/conversation';
import { isReadByTeam, reportLimits, standingAfter } from '@fonendo/domain/conversations/reports';
import type { Queryable } from '../../../db/database.ts';
import { cutPage } from '../../../db/keyset.ts';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { FileToSend } from '../../../http/bodies/send-file.ts';
import { readCursor, writeCursor } from '../../../http/cursor.ts';
import { recordAudit, wasRecorded } from '../../audit/audit.public.ts';
import { lockHospitalCandidacy } from '../../candidacies/access/access.public.ts';
import { findZone } from '../../interviews/interviews.public.ts';
import type { ConversationsContext } from '../conversations.context.ts';
import { findDoctorName, findMessage, listMessages, messageKeyset } from '../conversations.repository.ts';
import { presentMessage } from '../message.presenter.ts';
import { fileOf } from '../open-message-file.ts';
import { teamName } from '../read-messages.ts';
import {
  findHospitalOf,
  findReported,
  findReportedThread,
  listReported,
  listReports,
  reportedKeyset,
} from './reports.repository.ts';

type Context = Pick<ConversationsContext, 'db' | 'now'>;

export async function listReportedConversations(
  { db }: Context,
  { standing, cursor }: ReportedListQuery,
): Promise<ReportedList> {
  const after = readCursor(cursor, reportedKeyset)?.after ?? null;
  const { page, last } = cutPage(
    await listReported(db, standing, { after, limit: reportLimits.page }),
    reportLimits.page,
  );
  const reports = await listReports(
    db,
    page.map(({ candidacyId }) => candidacyId),
  );
  return {
    items: page.map(({ candidacyId, since, offer, hospital, ...doctor }) => ({
      ...{ id: candidacyId, standing, since: since.toISOString(), offer: offer ?? '', hospital },
      doctor: nameOf(doctor),
      turn: standing === 'reported' ? ('team' as const) : null,
      reports: reports
        .filter((report) => report.candidacyId === candidacyId)
        .map(({ side, reason }) => ({ side, reason })),
    })),
    nextCursor: last && writeCursor(reportedKeyset, last),
  };
}

/** Nobody of the team reads without this, and it is recorded: once for each time that the page is opened. */
export async function openReported({ db, now }: Context, actor: Actor, id: string): Promise<{ opening: string }> {
  return db.transaction(async (tx) => {
    const hospitalId = await findHospitalOf(tx, id);
    const row = hospitalId && (await lockHospitalCandidacy(tx, hospitalId, id));
    const reported = row && (await findReported(tx, id));
    if (!reported || !isReadByTeam(reported.standing)) throw new ApiError('NotFound');
    const opening = await recordAudit(tx, now(), actor, 'conversation.opened', { type: 'candidacy', id });
    return { opening };
  });
}

/**
 * A conversation that is not reported, or that this administrator has not opened, is answered as if it did not exist.
 */
async function findOpened(
  { now }: Context,
  db: Queryable,
  actor: Actor,
  { id, opening }: { id: string; opening: string },
) {
  const since = new Date(now().getTime() - reportLimits.openHours * 60 * 60 * 1000);
  const entry = { id: opening, action: 'conversation.opened', actorId: actor.userId, subjectId: id, since } as const;
  const [found, isOpened] = await Promise.all([findReportedThread(db, id), wasRecorded(db, entry)]);
  const standing = found?.reported.standing ?? null;
  if (!found || !isOpened || !isReadByTeam(standing)) throw new ApiError('NotFound');
  return { ...found, standing };
}

export async function readReported(
  context: Context,
  actor: Actor,
  id: string,
  { opening, cursor }: ReportedQuery,
): Promise<ReportedConversation> {
  const { db } = context;
  const after = readCursor(cursor, messageKeyset)?.after ?? null;
  const { reported, standing, doctorId, offer, hospital } = await findOpened(context, db, actor, { id, opening });
  const [listed, reports, zone, doctor] = await Promise.all([
    listMessages(db, { subject: 'candidacy', id }, { after, search: undefined, limit: messageLimits.page }),
    listReports(db, [id]),
    findZone(db, doctorId),
    findDoctorName(db, doctorId),
  ]);
  const { page, last } = cutPage(listed, messageLimits.page);
  const may = (decision: 'close' | 'dismiss' | 'reopen') => standingAfter(standing, decision) !== null;
  return {
    ...{ id, standing, since: reported.since.toISOString(), version: reported.version },
    ...{ offer: offer ?? '', hospital, doctor: doctor?.name ?? null },
    closeReason: reported.closeReason,
    reports: reports.map(({ id: reportId, side, reason, text, reportedAt, ...reporter }) => ({
      ...{ id: reportId, side, by: nameOf(reporter), reason, text, reportedAt: reportedAt.toISOString() },
    })),
    messages: page.map((message) => presentMessage(message, teamName)).toReversed(),
    earlier: last && writeCursor(messageKeyset, last.message),
    zone,
    can: rightsFor(actor, { close: may('close'), dismiss: may('dismiss'), reopen: may('reopen') }),
  };
}

export async function openReportedFile(
  context: ConversationsContext,
  actor: Actor,
  { id, messageId, opening }: { id: string; messageId: string; opening: string },
): Promise<FileToSend> {
  const [message] = await Promise.all([
    findMessage(context.db, messageId),
    findOpened(context, context.db, actor, { id, opening }),
  ]);
  if (message?.candidacyId !== id) throw new ApiError('NotFound');
  return fileOf(context, message);
}

const nameOf = ({ firstname, lastname }: { firstname: string | null; lastname: string | null }) =>
  firstname === null ? null : `${firstname} ${lastname ?? ''}`.trim();
