import { hospitalApprovalStatuses } from '@fonendo/domain/hospitals/approval.lifecycle';
import { hospitalRoles, hospitalSectors } from '@fonendo/domain/hospitals/hospital';
import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { z } from 'zod';
import { keptChangesSchema } from '../shared/saved-by.schema.ts';
import { hospitalApprovalSchema, hospitalReviewSchema } from './approval.schema.ts';
import { hospitalSchema } from './hospitals.schema.ts';

export const hospitalSorts = ['approval', 'name', 'created'] as const;

export type HospitalSort = (typeof hospitalSorts)[number];

/** `public,private` in the address. */
const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(300)
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(item).max(50));

export const hospitalPageQuerySchema = z.object({
  search: z.string().trim().max(100).optional().meta({ description: 'Name, city or CIF' }),
  sector: list(z.enum(hospitalSectors)).optional().meta({ description: 'Several, parted by commas' }),
  community: list(z.enum(communityCodes)).optional().meta({ description: 'Several, parted by commas' }),
  blocked: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  approval: list(z.enum(hospitalApprovalStatuses)).optional().meta({ description: 'Several, parted by commas' }),
  sort: z
    .enum(hospitalSorts)
    .default('approval')
    .meta({ description: 'By approval: those who wait first, each status by name' }),
  order: z.enum(['asc', 'desc']).optional().meta({ description: 'By default: names from A to Z, the newest first' }),
  cursor: z.string().max(800).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export type HospitalPageQuery = z.infer<typeof hospitalPageQuerySchema>;

export const hospitalRowSchema = hospitalSchema
  .pick({ id: true, name: true, cif: true, city: true, community: true, sector: true })
  .extend({
    blocked: z.boolean(),
    approval: hospitalApprovalSchema.omit({ reason: true }),
    createdAt: z.iso.datetime(),
    members: z.int(),
    openOffers: z.int(),
  })
  .meta({ id: 'HospitalRow' });

export type HospitalListRow = z.infer<typeof hospitalRowSchema>;

export const hospitalPageSchema = z
  .object({
    items: z.array(hospitalRowSchema),
    nextCursor: z.string().nullable(),
    total: z.int(),
    /** What occurs among all hospitals, to choose from in the filters; null on later pages. */
    choices: z
      .object({
        sectors: z.array(z.enum(hospitalSectors)),
        communities: z.array(z.enum(communityCodes)),
        approvals: z.array(z.enum(hospitalApprovalStatuses)),
        blocked: z.array(z.boolean()),
      })
      .nullable(),
  })
  .meta({ id: 'HospitalPage' });

export type HospitalPage = z.infer<typeof hospitalPageSchema>;

export const hospitalStaffSchema = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(hospitalRoles),
    position: z.string().nullable(),
    joinedAt: z.iso.datetime(),
    /** Whether the account is blocked, regardless of the hospital. */
    blocked: z.boolean(),
    can: z.object({ impersonate: z.boolean() }),
  })
  .meta({ id: 'HospitalStaff' });

export type HospitalStaff = z.infer<typeof hospitalStaffSchema>;

/** A hospital as the platform's administrators see it. */
export const hospitalDetailSchema = z
  .object({
    hospital: hospitalSchema.omit({ position: true }),
    createdAt: z.iso.datetime(),
    blocked: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
    approval: hospitalReviewSchema,
    kept: keptChangesSchema.optional(),
    members: z.array(hospitalStaffSchema),
    offers: z.object(
      Object.fromEntries(offerStatuses.map((status) => [status, z.int()])) as Record<
        (typeof offerStatuses)[number],
        z.ZodInt
      >,
    ),
  })
  .meta({ id: 'HospitalDetail' });

export type HospitalDetail = z.infer<typeof hospitalDetailSchema>;

/** Its members read the reason in their mail. */
export const blockHospitalSchema = z
  .object({ reason: z.string().trim().min(1).max(500) })
  .meta({ id: 'HospitalBlock' });

export type BlockHospital = z.infer<typeof blockHospitalSchema>;
