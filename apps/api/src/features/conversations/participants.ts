import { messageRight } from '@fonendo/domain/conversations/conversation';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Queryable } from '../../db/database.ts';
import { listMembers } from '../hospitals/hospitals.public.ts';
import { announceChange, canSignIn } from '../notifications/notifications.public.ts';
import { listTeam } from './conversations.repository.ts';
import type { Thread } from './threads.ts';

type Participant = { userId: string; name: string; canSignIn: boolean };

/** Who may read a conversation beside the doctor: the hospital's people with the right, or the platform's team. */
export async function listParticipants(db: Queryable, { row }: Pick<Thread, 'row'>, now: Date): Promise<Participant[]> {
  if (row) {
    const members = await listMembers(db, row.candidacy.hospitalId);
    return members
      .filter(({ role }) => hasHospitalRight(role, messageRight))
      .map((member) => ({ userId: member.userId, name: nameOf(member), canSignIn: member.canSignIn }));
  }
  const team = await listTeam(db);
  return team.map((person) => ({ userId: person.id, name: nameOf(person), canSignIn: canSignIn(person, now) }));
}

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`.trim();

/** Open pages of both sides show it at once. */
export async function announceToBoth(tx: Queryable, thread: Thread, now: Date): Promise<void> {
  const others = await listParticipants(tx, thread, now);
  // The team follows what it was asked to look at.
  const team = thread.reported?.standing === 'reported' ? await listTeam(tx) : [];
  const people = [thread.doctorId, ...others.map(({ userId }) => userId), ...team.map(({ id }) => id)];
  await announceChange(tx, people, { thing: 'conversation', id: thread.about.id });
}

/** And the team, whose lists change with it. */
export async function announceToAll(tx: Queryable, thread: Thread, now: Date): Promise<void> {
  await announceToBoth(tx, { ...thread, reported: null }, now);
  const team = await listTeam(tx);
  await announceChange(
    tx,
    team.map(({ id }) => id),
    { thing: 'conversation', id: thread.about.id },
  );
}
