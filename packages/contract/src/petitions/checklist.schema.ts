import { contractFields } from '@fonendo/domain/contracts/terms';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import { languageProofs } from '@fonendo/domain/documents/paper-weights';
import { feeFormFields } from '@fonendo/domain/petitions/fee-form';
import { z } from 'zod';

/** The person who files the petition in the doctor's name. */
export const representativeSchema = z
  .object({
    name: z.string().trim().min(1).max(200),
    documentNumber: z
      .string()
      .trim()
      .toUpperCase()
      .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
      .pipe(z.string().min(1).max(20))
      .meta({ description: 'Of a person or a company; stored without spaces and hyphens' }),
  })
  .meta({ id: 'PetitionRepresentative' });

export type Representative = z.infer<typeof representativeSchema>;

/** What only the doctor can say about the papers of art. 13 RD 889/2022. What is left out stays. */
export const checklistAnswersSchema = z
  .object({
    languageProof: z.enum(languageProofs).nullable().optional(),
    representative: representativeSchema.nullable().optional(),
  })
  .meta({ id: 'PetitionChecklistAnswers' });

export type ChecklistAnswers = z.infer<typeof checklistAnswersSchema>;

export const checklistSchema = z
  .object({
    languageProof: z
      .enum(languageProofs)
      .nullable()
      .meta({ description: 'Which of the proofs of Spanish is handed in' }),
    representative: z.object({ name: z.string(), documentNumber: z.string() }).nullable(),
    /** When the declaration that is in force was signed here; null for one that was uploaded. */
    declarationSignedAt: z.iso.datetime().nullable(),
    feeForm: z.array(z.object({ field: z.enum(feeFormFields), value: z.string() })).meta({
      description: 'Form 790, code 107, to be copied; empty once it was filed',
    }),
    warnings: z.array(z.enum(documentKinds)).meta({
      description: 'Asked for and not there, without holding the petition up',
    }),
    can: z.object({ answer: z.boolean(), sign: z.boolean() }),
  })
  .meta({ id: 'PetitionChecklist' });

export const declarationFields = [...contractFields, 'degreeCountry'] as const;

/** The declaration of truth and of holding the originals, in Spanish: it is for the ministry. */
export const declarationSchema = z
  .object({
    /** Typed by hand as the signature. */
    fullName: z.string(),
    /** Data that it has to name and that are not there yet. */
    missing: z.array(z.enum(declarationFields)),
    offered: z
      .object({
        /** Of the exact PDF; sent back with the signature. */
        sha256: z.string(),
        title: z.string(),
        paragraphs: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: 'PetitionDeclaration' });

export type Declaration = z.infer<typeof declarationSchema>;
