import type { ResolutionKind } from '@fonendo/domain/petitions/petition';
import type { PetitionStatus } from '@fonendo/domain/petitions/petition.lifecycle';

/** The history of a demo petition, in days before today. */
export type PetitionPlan = {
  status: PetitionStatus | null;
  created: number;
  sent: number;
  validated: number;
  registered: number;
  resolved: number;
  outcome: ResolutionKind | null;
  /** Days since the ministry asked for something; null if it has not. */
  requiredSince: number | null;
  /** Days since more time was granted for the answer; null if it was not. */
  extendedSince: number | null;
  /** Days since the ministry said what it means to decide; null if it has not. */
  hearingSince: number | null;
};

type Person = { serial: number; stage: 'new' | 'prepared' | 'paid'; certified: boolean; daysAgo: number };

/** Petitions in every status, consistent with the doctor's documents and payments. */
export function petitionPlan({ serial, stage, certified, daysAgo }: Person): PetitionPlan | null {
  if (certified || stage === 'new') return null;
  const created = Math.max(1, daysAgo - 2);
  const never: Never = {
    ...{ created, sent: 0, validated: 0, registered: 0, resolved: 0 },
    ...{ outcome: null, requiredSince: null, extendedSince: null, hearingSince: null },
  };
  if (stage === 'prepared') return { ...never, status: null };
  // The account of the login page: two months with the ministry.
  if (serial === 1) return { ...never, status: 'Sended', sent: 80, validated: 70, registered: 61 };
  const turn = ministryTurns[serial];
  if (turn) return { ...never, ...turn, status: 'Sended', sent: turn.registered + 14, validated: turn.registered + 6 };
  if (daysAgo >= 230) return oldPlan(never, serial, daysAgo);
  if (daysAgo >= 130) return middlePlan(never, serial, daysAgo);
  const sent = Math.min(daysAgo - 5, 2 + (serial % 11));
  if (daysAgo > 60 && serial % 3 === 0) return middlePlan(never, serial, daysAgo);
  return { ...never, status: 'Pending', sent: Math.max(1, sent) };
}

type Never = Omit<PetitionPlan, 'status'>;

/** One of each act of the ministry that a reviewer has to know how to handle. */
const ministryTurns: Record<number, Pick<PetitionPlan, 'registered'> & Partial<PetitionPlan>> = {
  // Heard before a refusal, with a week left for allegations.
  104: { registered: 96, hearingSince: 4 },
  // More time was asked for and granted.
  142: { registered: 128, requiredSince: 12, extendedSince: 2 },
  // The six months end within days, and then silence begins.
  150: { registered: 176 },
};

/** Most have ended; some are beyond the legal deadline. */
function oldPlan(never: Never, serial: number, daysAgo: number): PetitionPlan {
  const registered = daysAgo - 22;
  const sent = { ...never, sent: registered + 14, validated: registered + 6, registered };
  // The ministry resolves many on one day, and some in between.
  const resolved = serial % 3 === 0 ? 12 + ((serial * 13) % 60) : 19;
  if (serial % 7 === 3) return { ...sent, status: 'Sended' };
  if (serial % 6 === 4) return { ...sent, status: 'Refused', outcome: 'denied', resolved };
  return { ...sent, status: 'Aproved', outcome: serial % 4 === 2 ? 'conditional' : 'granted', resolved };
}

function middlePlan(never: Never, serial: number, daysAgo: number): PetitionPlan {
  const registered = Math.min(daysAgo - 22, 25 + ((serial * 17) % 110));
  const sent = { ...never, sent: registered + 14, validated: registered + 6, registered };
  if (serial % 3 === 0) return { ...never, status: 'Review', sent: 16 + (serial % 9), validated: 3 + (serial % 5) };
  return { ...sent, status: 'Sended', requiredSince: serial % 3 === 1 ? 6 : null };
}
