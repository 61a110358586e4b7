import type { Conversation, MessageQuery } from '@fonendo/contract/conversations.schema';
import { messageLimits, otherSide } from '@fonendo/domain/conversations/conversation';
import { canReport } from '@fonendo/domain/conversations/reports';
import {
  awaitedDocumentRequestStatuses,
  canAskForDocuments,
  type DocumentRequestStatus,
} from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { Database, Queryable } from '../../db/database.ts';
import { cutPage, type Position } from '../../db/keyset.ts';
import type { Actor } from '../../http/access/access.ts';
import { rightsFor } from '../../http/access/rights.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { listHandedIn } from '../document-requests/document-requests.public.ts';
import { findZone } from '../interviews/interviews.public.ts';
import { countWaiting, hasMessages, listFiles, listMessages, messageKeyset } from './conversations.repository.ts';
import { listEvents } from './events/events.repository.ts';
import { presentEvents } from './events/present-events.ts';
import { presentFiles, presentMessage } from './message.presenter.ts';
import { listParticipants } from './participants.ts';
import { findOpenReport } from './reports/reports.repository.ts';
import { findThread, type Place, type Thread } from './threads.ts';

type Reading = { db: Database; now: () => Date };

export async function readMessages(
  { db, now }: Reading,
  actor: Actor,
  place: Place,
  query: MessageQuery,
): Promise<Conversation> {
  return presentConversation({ now }, db, actor, await findThread({ now }, db, actor, place), query);
}

/** Who answers doctors about their petition; each message says who of the team wrote it. */
export const teamName = 'Fonendo';

/** The newest messages, or those before a cursor, oldest first. */
export async function presentConversation(
  { now }: Pick<Reading, 'now'>,
  db: Queryable,
  actor: Actor,
  thread: Thread,
  { cursor, search }: MessageQuery = {},
): Promise<Conversation> {
  const { about, side, doctorId, doctor, row } = thread;
  const after = readCursor(cursor, messageKeyset)?.after ?? null;
  const [listed, files, zone, others, rights, recorded, requests, waiting] = await Promise.all([
    listMessages(db, about, { after, search, limit: messageLimits.page }),
    listFiles(db, about),
    findZone(db, doctorId),
    side === 'doctor' ? [] : listParticipants(db, thread, now()),
    readRights(db, actor, thread),
    // A search shows what was said.
    row && !search ? listEvents(db, row.candidacy.id, row.candidacy.appliedAt) : [],
    side === 'hospital' ? listHandedIn(db, about.id) : [],
    countWaiting(db, about, side),
  ]);
  const { page, last } = cutPage(listed, messageLimits.page);
  const handedIn = new Set(requests.map(({ sha256 }) => sha256));
  return {
    messages: page.map((message) => presentMessage(message, teamName, handedIn)).toReversed(),
    events: presentEvents(recorded, thread, { from: last?.message.sentAt ?? null, until: momentOf(after) }),
    earlier: last && writeCursor(messageKeyset, last.message),
    side,
    other: side === 'doctor' ? { name: row?.hospital.name ?? teamName } : doctor,
    zone,
    readers: others.filter(({ canSignIn }) => canSignIn).map(({ name }) => name),
    files: presentFiles(files),
    waiting,
    awaited: requests.filter((request) => isAwaited(request, row)).map(({ id, kind, name }) => ({ id, kind, name })),
    closure: closureOf(thread),
    ...rights,
  };
}

/** Whether somebody of the hospital could hand it in. */
const isAwaited = ({ status }: { status: DocumentRequestStatus }, row: Thread['row']): boolean =>
  row !== null &&
  canAskForDocuments(row.candidacy.status) &&
  awaitedDocumentRequestStatuses.some((awaited) => awaited === status);

/** When the page after which this one goes on began. */
const momentOf = (after: Position | null): Date | null => (after ? new Date(String(after[0])) : null);

/** What one may do, and one's own report that waits for an answer. The team's own conversations are not reported. */
export async function readRights(
  db: Queryable,
  actor: Actor,
  { about, side, row, open, reported }: Thread,
): Promise<Pick<Conversation, 'report' | 'can'>> {
  const [report, answered] = await Promise.all([
    reported?.standing === 'reported' ? findOpenReport(db, about.id, actor.userId) : null,
    row !== null && hasMessages(db, about, otherSide(about.subject, side)),
  ]);
  const may = row !== null && canReport({ standing: reported?.standing ?? null, reported: report !== null, answered });
  return {
    report: report && { reportedAt: report.reportedAt.toISOString() },
    can: rightsFor(actor, { write: open, settle: side !== 'doctor', report: may }),
  };
}

function closureOf({ reported }: Thread): Conversation['closure'] {
  if (reported?.standing !== 'closed') return null;
  return { reason: reported.closeReason ?? '', closedAt: reported.since.toISOString() };
}
