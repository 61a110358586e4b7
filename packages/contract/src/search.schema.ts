import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { searchLimits } from '@fonendo/domain/search/searchable';
import { userStandings } from '@fonendo/domain/users/user.policy';
import { z } from 'zod';
import { petitionStandingSchema } from './petitions/petitions.schema.ts';

export const searchQuerySchema = z.object({
  q: z.string().trim().min(searchLimits.min).max(searchLimits.max).meta({ description: 'Words, in any order' }),
});

/** Common to all results: a title, and a subtitle to distinguish results with the same title. */
const found = { id: z.string(), title: z.string(), subtitle: z.string() };

/** At most five of each kind. Kinds that the reader may not list are empty. */
export const searchAnswerSchema = z
  .object({
    /** Accounts, for administrators. */
    users: z.array(
      z.object({
        ...found,
        group: z.enum(policyGroups),
        hospitalRole: z.enum(hospitalRoles).nullable(),
        standing: z.enum(userStandings),
      }),
    ),
    /** Doctors who allow hospitals to find them. */
    doctors: z.array(z.object(found)),
    /** A hospital's candidates; a doctor's own candidacies. */
    candidacies: z.array(z.object({ ...found, status: z.enum(candidacyStatuses) })),
    petitions: z.array(z.object({ ...found, standing: petitionStandingSchema })),
    /** By their number, for administrators. */
    invoices: z.array(z.object(found)),
    /** The title is empty for a draft without a name. */
    offers: z.array(z.object({ ...found, status: z.enum(offerStatuses) })),
    hospitals: z.array(z.object({ ...found, blocked: z.boolean() })),
    /** What was looked for instead, because nothing matched what was typed. */
    understood: z.string().nullable(),
  })
  .meta({ id: 'SearchAnswer' });

export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
