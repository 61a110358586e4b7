import type { Profiles } from '@fonendo/contract/profiles.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { getMembership, listMembers } from '../hospitals/hospitals.public.ts';
import { listInvitations } from './invitations.repository.ts';
import type { ProfilesContext } from './profiles.context.ts';
import { presentProfiles } from './profiles.presenter.ts';

/** The people of the actor's hospital, and open invitations. */
export async function listProfiles(
  { now }: Pick<ProfilesContext, 'now'>,
  db: Queryable,
  actor: Actor,
): Promise<Profiles> {
  const { hospital } = await getMembership(db, actor);
  const [members, invitations] = await Promise.all([listMembers(db, hospital.id), listInvitations(db, hospital.id)]);
  return presentProfiles(hospital, members, invitations, { actorId: actor.userId, now: now() });
}
