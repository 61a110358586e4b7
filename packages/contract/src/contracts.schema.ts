import { contractFields } from '@fonendo/domain/contracts/terms';
import { limits } from '@fonendo/domain/shared/limits';
import { z } from 'zod';

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** The caller's contract: signed, ready to sign, or waiting for data that it has to contain. */
export const contractSchema = z
  .object({
    /** Typed by hand as the signature. */
    fullName: z.string(),
    signed: z.object({ signedAt: z.iso.datetime(), signedName: z.string(), termsVersion: z.string() }).nullable(),
    /** Personal data without which the contract cannot be drawn up. */
    missing: z.array(z.enum(contractFields)),
    offered: z
      .object({
        termsVersion: z.string(),
        /** Of the exact PDF; sent back with the signature. */
        sha256: sha256Schema,
        title: z.string(),
        sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
      })
      .nullable(),
  })
  .meta({ id: 'Contract' });

export type Contract = z.infer<typeof contractSchema>;

export const signContractRequestSchema = z
  .object({
    sha256: sha256Schema,
    signedName: z
      .string()
      .trim()
      .min(1)
      .max(2 * limits.nameMaxLength),
    accepted: z.boolean().refine((accepted) => accepted, { params: { key: 'errors.boolean' } }),
  })
  .meta({ id: 'ContractSignature' });

export type SignContractRequest = z.infer<typeof signContractRequestSchema>;
