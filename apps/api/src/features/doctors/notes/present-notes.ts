import type { CandidacyNote } from '@fonendo/contract/candidacies/notes.schema';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import type { MemberRow } from '../../hospitals/hospitals.public.ts';

type Written = { id: string; authorId: string | null; text: string; createdAt: Date; editedAt: Date | null };

type Reader = {
  actor: Actor;
  members: readonly MemberRow[];
  /** Whether the reader may write here at all; each changes their own. */
  mayWrite: boolean;
};

/** What a hospital's people wrote about a doctor or a candidacy. Of people who left, the note stays without a name. */
export const presentNotes = (written: readonly Written[], { actor, members, mayWrite }: Reader): CandidacyNote[] =>
  written.map(({ id, authorId, text, createdAt, editedAt }) => {
    const author = members.find(({ userId }) => userId === authorId);
    return {
      id,
      author: author ? { id: author.userId, name: memberName(author) } : null,
      text,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      can: rightsFor(actor, { change: mayWrite && authorId === actor.userId }),
    };
  });

export const memberName = ({ firstname, lastname }: Pick<MemberRow, 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`;
