/** Where a hospital stands with the administrators, in the order in which they list hospitals. */
export const hospitalApprovalStatuses = ['pending', 'approved', 'refused'] as const;

export type HospitalApprovalStatus = (typeof hospitalApprovalStatuses)[number];

/** `rename` changes the name or the CIF, `update` any other data; `correct` is an administrator's change. */
export const hospitalApprovalEvents = ['approve', 'refuse', 'rename', 'update', 'correct'] as const;

export type HospitalApprovalEvent = (typeof hospitalApprovalEvents)[number];

/** On whose side somebody stands: those who run the hospital, or the team that reviews it. */
export type HospitalApprovalParty = 'hospital' | 'administrator';

type Move = {
  by: HospitalApprovalParty;
  /** Where it leads from each status in which it can happen. */
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

/** Where it leads, or why not. Who may not do it at all learns nothing about the hospital's status. */
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

/** What this side could do now. */
export const allowedHospitalApprovalEvents = (
  status: HospitalApprovalStatus,
  by: HospitalApprovalParty,
): HospitalApprovalEvent[] =>
  hospitalApprovalEvents.filter((event) => 'to' in decideHospitalApproval(status, event, by));

/** What an administrator looks up to know who a hospital is. */
const identityFields: readonly string[] = ['name', 'cif'];

/** What a change of these data is to the approval. */
export function hospitalChangeEvent(changed: readonly string[], by: HospitalApprovalParty): HospitalApprovalEvent {
  if (by === 'administrator') return 'correct';
  return changed.some((field) => identityFields.includes(field)) ? 'rename' : 'update';
}

/** Doctors who did not apply are found by, recommended to and named to approved hospitals only. */
export const mayFindDoctors = (status: HospitalApprovalStatus): boolean => status === 'approved';

/**
 * What approving one of its offers does to the hospital: an open offer brings doctors to it, so it never belongs to a
 * hospital that nobody has approved. A refusal is not overruled in passing.
 */
export function decideHospitalWithOffer(
  status: HospitalApprovalStatus,
): { approvesHospital: boolean } | { refused: 'HospitalRefused' } {
  if (status === 'refused') return { refused: 'HospitalRefused' };
  return { approvesHospital: status === 'pending' };
}

/** Of the reason for a refusal, and of the answer to a claim. */
export const hospitalReviewLimits = { reason: 1000 } as const;
