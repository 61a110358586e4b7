/** Statuses of a hospital's approval, in the order in which administrators list hospitals. */
export const hospitalApprovalStatuses = ['pending', 'approved', 'refused'] as const;

export type HospitalApprovalStatus = (typeof hospitalApprovalStatuses)[number];

/** `rename` changes the name or the CIF, `update` any other data; `correct` is an administrator's change. */
export const hospitalApprovalEvents = ['approve', 'refuse', 'rename', 'update', 'correct'] as const;

export type HospitalApprovalEvent = (typeof hospitalApprovalEvents)[number];

/** The hospital's own people, or the administrators who review it. */
export type HospitalApprovalParty = 'hospital' | 'administrator';

type Move = {
  by: HospitalApprovalParty;
  /** The next status for each status in which the event can happen. */
  to: Partial<Record<HospitalApprovalStatus, HospitalApprovalStatus>>;
};

/**
 * An approval holds for one name and CIF: another name or CIF is reviewed again. A refused hospital is reviewed again
 * once it changes its data; an administrator may also approve it after all.
 */
export const hospitalApprovalMoves: Record<HospitalApprovalEvent, Move> = {
  approve: { by: 'administrator', to: { pending: 'approved', refused: 'approved' } },
  refuse: { by: 'administrator', to: { pending: 'refused' } },
  rename: { by: 'hospital', to: { pending: 'pending', approved: 'pending', refused: 'pending' } },
  update: { by: 'hospital', to: { pending: 'pending', approved: 'approved', refused: 'pending' } },
  correct: { by: 'administrator', to: { pending: 'pending', approved: 'approved', refused: 'refused' } },
};

/** The next status, or why not. People without the right learn nothing about the status. */
export function decideHospitalApproval(
  status: HospitalApprovalStatus,
  event: HospitalApprovalEvent,
  by: HospitalApprovalParty,
): { to: HospitalApprovalStatus } | { refused: 'Forbidden' | 'InvalidStatusChange' } {
  const move = hospitalApprovalMoves[event];
  if (move.by !== by) return { refused: 'Forbidden' };
  const to = move.to[status];
  return to ? { to } : { refused: 'InvalidStatusChange' };
}

/** What this party can do now. */
export const allowedHospitalApprovalEvents = (
  status: HospitalApprovalStatus,
  by: HospitalApprovalParty,
): HospitalApprovalEvent[] =>
  hospitalApprovalEvents.filter((event) => 'to' in decideHospitalApproval(status, event, by));

/** What identifies a hospital for the administrators. */
const identityFields: readonly string[] = ['name', 'cif'];

/** The event that a change of these fields means for the approval. */
export function hospitalChangeEvent(changed: readonly string[], by: HospitalApprovalParty): HospitalApprovalEvent {
  if (by === 'administrator') return 'correct';
  return changed.some((field) => identityFields.includes(field)) ? 'rename' : 'update';
}

/** Only approved hospitals can find, and recommend offers to, doctors who did not apply. */
export const mayFindDoctors = (status: HospitalApprovalStatus): boolean => status === 'approved';

/**
 * What approving an offer does to its hospital: an open offer leads doctors to it, so it must belong to an approved
 * hospital. A refused hospital is not approved this way.
 */
export function decideHospitalWithOffer(
  status: HospitalApprovalStatus,
): { approvesHospital: boolean } | { refused: 'HospitalRefused' } {
  if (status === 'refused') return { refused: 'HospitalRefused' };
  return { approvesHospital: status === 'pending' };
}

/** For the reason of a refusal and the answer to a claim. */
export const hospitalReviewLimits = { reason: 1000 } as const;
