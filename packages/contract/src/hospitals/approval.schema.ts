import {
  hospitalApprovalEvents,
  hospitalApprovalStatuses,
  hospitalReviewLimits,
} from '@fonendo/domain/hospitals/approval.lifecycle';
import { z } from 'zod';

const text = z.string().trim().min(1).max(hospitalReviewLimits.reason);

/** The approval of a hospital. */
export const hospitalApprovalSchema = z
  .object({
    status: z.enum(hospitalApprovalStatuses),
    since: z.iso.datetime(),
    /** Why it was refused. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'HospitalApproval' });

export type HospitalApproval = z.infer<typeof hospitalApprovalSchema>;

/** For administrators: the data to review, and the possible decisions. */
export const hospitalReviewSchema = hospitalApprovalSchema
  .extend({
    /** Grows with each change of the hospital, so that a verdict is about the version that was read. */
    version: z.int(),
    allowedEvents: z.array(z.enum(hospitalApprovalEvents)),
  })
  .meta({ id: 'HospitalReview' });

const version = z.int().min(1).meta({ description: 'What was read' });

export const approveHospitalSchema = z.object({ version }).meta({ id: 'HospitalVerdict' });

export const refuseHospitalSchema = z
  .object({
    version,
    reason: text.meta({ description: 'What has to change; the hospital reads it' }),
  })
  .meta({ id: 'HospitalRefusal' });

export type RefuseHospital = z.infer<typeof refuseHospitalSchema>;

/** A registration with a CIF that another hospital has. */
export const cifClaimSchema = z
  .object({
    id: z.string(),
    cif: z.string(),
    /** The name that the claimant gave the hospital. */
    name: z.string(),
    at: z.iso.datetime(),
    claimant: z.object({ id: z.string(), name: z.string(), email: z.string() }),
    /** The claimant's hospital; null during registration. */
    hospital: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** The hospital that has the CIF; null if none has it any more. */
    holder: z.object({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'CifClaim' });

export type CifClaim = z.infer<typeof cifClaimSchema>;

export const cifClaimsSchema = z.object({ items: z.array(cifClaimSchema), total: z.int() }).meta({ id: 'CifClaims' });

export type CifClaims = z.infer<typeof cifClaimsSchema>;

export const answerClaimSchema = z
  .object({ answer: text.meta({ description: 'The claimant gets it by mail' }) })
  .meta({ id: 'CifClaimAnswer' });

export type AnswerClaim = z.infer<typeof answerClaimSchema>;
