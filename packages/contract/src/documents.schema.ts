import { documentStatuses } from '@fonendo/domain/documents/document.lifecycle';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import {
  documentNecessities,
  requirementNotes,
  requirementReasons,
  waivers,
} from '@fonendo/domain/documents/requirements';
import { documentValidities } from '@fonendo/domain/documents/validity';
import { z } from 'zod';

/** The parameters of a text: a country's code, a day, a number of years. */
const paramsSchema = z
  .object({
    country: z.string(),
    graduationDate: z.iso.date(),
    years: z.number().int(),
  })
  .partial()
  .optional();

/** One version of one document. */
export const documentFileSchema = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    fileName: z.string(),
    bytes: z.number().int(),
    status: z.enum(documentStatuses),
    /** Why it was rejected. */
    reason: z.string().nullable(),
    validUntil: z.iso.date().nullable(),
    /** How close the expiry is; null without an expiry date. */
    validity: z.enum(documentValidities).nullable(),
    uploadedAt: z.iso.datetime(),
    reviewedAt: z.iso.datetime().nullable(),
    can: z.object({ replace: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'DocumentFile' });

export type DocumentFile = z.infer<typeof documentFileSchema>;

/** One kind of document: why it is needed, its files, and what may be done. */
export const documentItemSchema = z
  .object({
    kind: z.enum(documentKinds),
    necessity: z.enum(documentNecessities),
    reason: z.object({ key: z.enum(requirementReasons), params: paramsSchema }),
    notes: z.array(z.object({ key: z.enum(requirementNotes), params: paramsSchema })),
    /** At most one, except for additional documents. */
    current: z.array(documentFileSchema),
    /** Newest first. */
    earlier: z.array(documentFileSchema),
    can: z.object({ add: z.boolean() }),
  })
  .meta({ id: 'DocumentItem' });

export type DocumentItem = z.infer<typeof documentItemSchema>;

export const doctorDocumentsSchema = z
  .object({
    items: z.array(documentItemSchema),
    /** What is not needed, and why. */
    waivers: z.array(z.object({ what: z.enum(waivers), params: paramsSchema })),
    /** True while a candidacy is open: only rejected documents can be replaced. */
    locked: z.boolean(),
    /** Uploaded, whatever the verdict; how many of those were approved, and how many have to be replaced. */
    required: z.object({ total: z.int(), uploaded: z.int(), approved: z.int(), rejected: z.int() }),
  })
  .meta({ id: 'DoctorDocuments' });

export type DoctorDocuments = z.infer<typeof doctorDocumentsSchema>;

export const documentKindParamSchema = z.object({ kind: z.enum(documentKinds) });

export const documentIdParamSchema = z.object({ id: z.uuid() });

/** The additional document to replace. For other kinds it is always the current one. */
export const uploadQuerySchema = z.object({
  replaces: z.uuid().optional(),
  requirement: z.uuid().optional().meta({ description: 'The open request of the ministry that it answers' }),
  hearing: z.uuid().optional().meta({ description: 'The open hearing in which it is handed in' }),
  condition: z.uuid().optional().meta({ description: 'The condition of the resolution that it meets' }),
});

export const fileNameMaxLength = 200;

/** Percent-encoded (`encodeURIComponent`), because headers allow only ASCII. */
export const uploadHeadersSchema = z.object({
  'x-file-name': z
    .string()
    .min(1)
    .max(fileNameMaxLength * 9)
    .meta({ description: 'The name of the file, percent-encoded' }),
  'x-upload-key': z
    .uuid()
    .meta({ description: 'Chosen by the sender; sent again with the same key, a file is not stored twice' }),
});
