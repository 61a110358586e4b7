import type { Conversation, MessageQuery } from '@fonendo/contract/conversations.schema';
import { messageLimits } from '@fonendo/domain/conversations/conversation';
import type { Database, Queryable } from '../../db/database.ts';
import { cutPage } from '../../db/keyset.ts';
import type { Actor } from '../../http/access/access.ts';
import { rightsFor } from '../../http/access/rights.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { findZone } from '../interviews/interviews.public.ts';
import { listFiles, listMessages, messageKeyset } from './conversations.repository.ts';
import { presentFiles, presentMessage } from './message.presenter.ts';
import { listParticipants } from './participants.ts';
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
const teamName = 'Fonendo';

/** The newest messages, or those before a cursor, oldest first. */
export async function presentConversation(
  { now }: Pick<Reading, 'now'>,
  db: Queryable,
  actor: Actor,
  thread: Thread,
  { cursor, search }: MessageQuery = {},
): Promise<Conversation> {
  const { about, side, doctorId, doctor, row, open } = thread;
  const after = readCursor(cursor, messageKeyset)?.after ?? null;
  const [listed, files, zone, others] = await Promise.all([
    listMessages(db, about, { after, search, limit: messageLimits.page }),
    listFiles(db, about),
    findZone(db, doctorId),
    side === 'doctor' ? [] : listParticipants(db, thread, now()),
  ]);
  const { page, last } = cutPage(listed, messageLimits.page);
  return {
    messages: page.map((message) => presentMessage(message, teamName)).toReversed(),
    earlier: last && writeCursor(messageKeyset, last.message),
    side,
    other: side === 'doctor' ? { name: row?.hospital.name ?? teamName } : doctor,
    zone,
    readers: others.filter(({ canSignIn }) => canSignIn).map(({ name }) => name),
    files: presentFiles(files),
    can: rightsFor(actor, { write: open, settle: side !== 'doctor' }),
  };
}
