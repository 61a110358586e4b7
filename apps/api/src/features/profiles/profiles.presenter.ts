import type { Invitation, OpenInvitation, Profiles } from '@fonendo/contract/profiles.schema';
import { isLastHospitalAdministrator } from '@fonendo/domain/hospitals/administrators';
import type { HospitalRow, MemberRow } from '../hospitals/hospitals.public.ts';
import type { InvitationRow } from './invitations.repository.ts';

export function presentProfiles(
  hospital: HospitalRow,
  members: readonly MemberRow[],
  invitations: readonly InvitationRow[],
  { actorId, now }: { actorId: string; now: Date },
): Profiles {
  return {
    hospital: { id: hospital.id, name: hospital.name },
    members: members.map(({ userId, firstname, lastname, email, role, position, joinedAt, blockedAt }) => ({
      ...{ userId, firstname, lastname, email, role, position },
      joinedAt: joinedAt.toISOString(),
      self: userId === actorId,
      blocked: blockedAt !== null,
      lastAdministrator: isLastHospitalAdministrator(userId, members),
    })),
    invitations: invitations.map((invitation) => presentInvitation(invitation, now)),
  };
}

function presentInvitation(invitation: InvitationRow, now: Date): Invitation {
  const { id, firstname, lastname, email, role, position, sentAt, expiresAt } = invitation;
  return {
    ...{ id, firstname, lastname, email, role, position },
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
  };
}

export function presentOpenInvitation(invitation: InvitationRow, hospital: HospitalRow): OpenInvitation {
  const { firstname, lastname, email, role, position, expiresAt } = invitation;
  return {
    kind: 'hospital',
    hospital: { name: hospital.name, city: hospital.city },
    ...{ firstname, lastname, email, role, position },
    expiresAt: expiresAt.toISOString(),
  };
}
