import type { CandidacyNoteBody, CandidacyNotes, RatingBody } from '@fonendo/contract/candidacies/notes.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { mentionsIn, noteRight } from '@fonendo/domain/candidacies/note';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { newId } from '../../../http/new-id.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { listMembers, type Membership, requireRight } from '../../hospitals/hospitals.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { type HospitalCandidacyRow, lockHospitalCandidacy } from '../access/access.public.ts';
import type { CandidacyNotesContext } from './notes.context.ts';
import { candidacyNoteNotices } from './notes.notices.ts';
import {
  deleteNote,
  deleteRating,
  findNote,
  hasLeft,
  insertNote,
  type NoteRow,
  storeRating,
  updateNote,
} from './notes.repository.ts';
import { presentCandidacyNotes } from './read-notes.ts';

/** Sent again with the same key, after an answer that was lost, it is not written twice. */
export async function writeNote(
  context: CandidacyNotesContext,
  actor: Actor,
  candidacyId: string,
  { text, key }: CandidacyNoteBody & { key: string | undefined },
): Promise<CandidacyNotes> {
  return context.db.transaction(async (tx) => {
    const { membership, row } = await lockForNotes(tx, actor, candidacyId);
    const id = newId({ key, owner: actor.userId, kind: `note on ${candidacyId}` });
    const now = context.now();
    const mentions = await knownMentions(tx, membership, text);
    const note = { id, candidacyId, authorId: actor.userId, text, mentions, createdAt: now };
    if (await insertNote(tx, note)) {
      await record(tx, now, actor, 'note.written', note);
      await notifyMentioned(context, tx, actor, row, note);
    }
    return presentCandidacyNotes(tx, actor, membership, candidacyId);
  });
}

/** Only one's own. People mentioned for the first time are notified; nobody is notified twice of one note. */
export async function editNote(
  context: CandidacyNotesContext,
  actor: Actor,
  id: string,
  { text }: CandidacyNoteBody,
): Promise<CandidacyNotes> {
  return context.db.transaction(async (tx) => {
    const { membership, row, note } = await lockOwnNote(tx, actor, id);
    const now = context.now();
    const mentions = await knownMentions(tx, membership, text);
    if (!(await updateNote(tx, id, { text, mentions, editedAt: now }))) throw new ApiError('NotFound');
    await record(tx, now, actor, 'note.edited', note);
    await notifyMentioned(context, tx, actor, row, { id, mentions });
    return presentCandidacyNotes(tx, actor, membership, note.candidacyId);
  });
}

export async function removeNote(context: CandidacyNotesContext, actor: Actor, id: string): Promise<CandidacyNotes> {
  return context.db.transaction(async (tx) => {
    const { membership, note } = await lockOwnNote(tx, actor, id);
    if (!(await deleteNote(tx, id))) throw new ApiError('NotFound');
    await record(tx, context.now(), actor, 'note.deleted', note);
    return presentCandidacyNotes(tx, actor, membership, note.candidacyId);
  });
}

/** Each colleague has one rating; a new one replaces it. */
export async function rateCandidacy(
  context: CandidacyNotesContext,
  actor: Actor,
  candidacyId: string,
  { stars }: RatingBody,
): Promise<CandidacyNotes> {
  return context.db.transaction(async (tx) => {
    const { membership, row } = await lockForNotes(tx, actor, candidacyId);
    const now = context.now();
    if (stars === null) await deleteRating(tx, candidacyId, actor.userId);
    else await storeRating(tx, { candidacyId, userId: actor.userId, stars, at: now });
    const subject = { type: 'candidacy', id: candidacyId } as const;
    const personal = { of: row.candidacy.doctorId, after: { stars } };
    await recordAudit(tx, now, actor, 'rating.given', subject, { personal });
    return presentCandidacyNotes(tx, actor, membership, candidacyId);
  });
}

/** Locks the candidacy, so that nothing is written about a doctor whose account is being deleted or is gone. */
async function lockForNotes(
  tx: Transaction,
  actor: Actor,
  candidacyId: string,
): Promise<{ membership: Membership; row: HospitalCandidacyRow }> {
  const membership = await requireRight(tx, actor, noteRight);
  const row = await lockHospitalCandidacy(tx, membership.hospital.id, candidacyId);
  if (!row || (await hasLeft(tx, row.candidacy.doctorId))) throw new ApiError('NotFound');
  return { membership, row };
}

async function lockOwnNote(tx: Transaction, actor: Actor, id: string) {
  const { hospital } = await requireRight(tx, actor, noteRight);
  const note = await findNote(tx, hospital.id, id);
  if (!note) throw new ApiError('NotFound');
  // To administrators of the platform, others' notes are there to read; they write their own.
  if (note.authorId !== actor.userId)
    throw new ApiError(isAdministrator(actor.policyGroups) ? 'NotFound' : 'Forbidden');
  return { ...(await lockForNotes(tx, actor, note.candidacyId)), note };
}

/** Colleagues of the same hospital; other ids are refused, as accepting them would reveal that they exist. */
async function knownMentions(tx: Transaction, { hospital }: Membership, text: string): Promise<string[]> {
  const mentions = mentionsIn(text);
  if (mentions.length === 0) return [];
  const colleagues = new Set((await listMembers(tx, hospital.id)).map(({ userId }) => userId));
  if (!mentions.every((id) => colleagues.has(id))) {
    throw new ApiError('ValidationFailed', { fields: { text: { key: 'errors.invalid' } } });
  }
  return mentions;
}

/** Notifies mentioned colleagues, each once per note, but not the author. */
async function notifyMentioned(
  context: CandidacyNotesContext,
  tx: Transaction,
  { userId }: Actor,
  row: HospitalCandidacyRow,
  { id: noteId, mentions }: Pick<NoteRow, 'id' | 'mentions'>,
): Promise<void> {
  const called = mentions.filter((id) => id !== userId);
  if (called.length === 0) return;
  const member = (await listMembers(tx, row.hospital.id)).find((one) => one.userId === userId);
  const author = { id: userId, name: member ? `${member.firstname} ${member.lastname}` : '' };
  for (const id of called) {
    await notify(context, tx, candidacyNoteNotices.mentionedInNote(row, { noteId, userId: id, author }));
  }
}

/** Without the text of the note: the audit outlives both people. */
const record = (
  tx: Transaction,
  now: Date,
  actor: Actor,
  action: 'note.written' | 'note.edited' | 'note.deleted',
  { id, candidacyId }: Pick<NoteRow, 'id' | 'candidacyId'>,
) => recordAudit(tx, now, actor, action, { type: 'candidacy', id: candidacyId }, { after: { note: id } });
