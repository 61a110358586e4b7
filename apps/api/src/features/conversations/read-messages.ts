import type { Conversation, MessageQuery } from '@fonendo/contract/conversations.schema';
import { type MessageSide, messageLimits, messageRight } from '@fonendo/domain/conversations/conversation';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Queryable } from '../../db/database.ts';
import { cutPage } from '../../db/keyset.ts';
import type { Actor } from '../../http/access/access.ts';
import { rightsFor } from '../../http/access/rights.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { listMembers } from '../hospitals/hospitals.public.ts';
import { findZone } from '../interviews/interviews.public.ts';
import { listFiles, listMessages, messageKeyset } from './conversations.repository.ts';
import { presentFiles, presentMessage } from './message.presenter.ts';
import { findThread, type Thread } from './threads.ts';

export async function readMessages(
  db: Queryable,
  actor: Actor,
  { side, id }: { side: MessageSide; id: string },
  query: MessageQuery,
): Promise<Conversation> {
  return presentConversation(db, actor, await findThread(db, actor, side, id), query);
}

/** The newest messages, or those before a cursor, oldest first. */
export async function presentConversation(
  db: Queryable,
  actor: Actor,
  { side, row, doctor, open }: Thread,
  { cursor, search }: MessageQuery = {},
): Promise<Conversation> {
  const { id, doctorId, hospitalId } = row.candidacy;
  const after = readCursor(cursor, messageKeyset)?.after ?? null;
  const [listed, files, zone, members] = await Promise.all([
    listMessages(db, id, { after, search, limit: messageLimits.page }),
    listFiles(db, id),
    findZone(db, doctorId),
    side === 'hospital' ? listMembers(db, hospitalId) : [],
  ]);
  const { page, last } = cutPage(listed, messageLimits.page);
  return {
    messages: page.map(presentMessage).toReversed(),
    earlier: last && writeCursor(messageKeyset, last.message),
    side,
    other: side === 'hospital' ? doctor : { name: row.hospital.name },
    zone,
    readers: members
      .filter(({ role, canSignIn }) => canSignIn && hasHospitalRight(role, messageRight))
      .map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim()),
    files: presentFiles(files),
    can: rightsFor(actor, { write: open, settle: side === 'hospital' }),
  };
}
