import type { Conversation, Message } from '@fonendo/contract/conversations.schema';
import type { ListedMessage, listFiles } from './conversations.repository.ts';

/** Of a hospital's people their position is shown, of the team's whom they write for. */
export function presentMessage(
  { message, author }: ListedMessage,
  teamName: string,
  handedIn: ReadonlySet<string | null> = new Set(),
): Message {
  const { id, side, text, sentAt, readAt, byMail, answeredAt, fileName, bytes } = message;
  const name = author.firstname === null ? '' : `${author.firstname} ${author.lastname ?? ''}`.trim();
  return {
    ...{ id, side, text },
    author: name === '' ? null : { name, position: { doctor: null, hospital: author.position, team: teamName }[side] },
    file: fileName !== null && bytes !== null ? { name: fileName, bytes } : null,
    sentAt: sentAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    byMail,
    unanswered: side === 'doctor' && answeredAt === null,
    handedIn: side === 'doctor' && message.sha256 !== null && handedIn.has(message.sha256),
  };
}

export const presentFiles = (rows: Awaited<ReturnType<typeof listFiles>>): Conversation['files'] =>
  rows.flatMap(({ id, side, sentAt, name, bytes }) =>
    name !== null && bytes !== null ? [{ id, side, sentAt: sentAt.toISOString(), name, bytes }] : [],
  );
