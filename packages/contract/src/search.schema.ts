import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { searchLimits } from '@fonendo/domain/search/searchable';
import { userStandings } from '@fonendo/domain/users/user.policy';
import { z } from 'zod';
import { petitionStatusSchema } from './petitions/petitions.schema.ts';

export const searchQuerySchema = z.object({
  q: z.string().trim().min(searchLimits.min).max(searchLimits.max).meta({ description: 'Words, in any order' }),
});

/** What every result shows: what it is called, and what tells it from others of that name. */
const found = { id: z.string(), title: z.string(), subtitle: z.string() };

/** At most five of each kind. What somebody cannot list is empty for them. */
export const searchAnswerSchema = z
  .object({
    /** Accounts, for administrators. */
    users: z.array(z.object({ ...found, group: z.enum(policyGroups), standing: z.enum(userStandings) })),
    /** Doctors who allow hospitals to find them. */
    doctors: z.array(z.object(found)),
    /** A hospital's candidates; a doctor's own candidacies. */
    candidacies: z.array(z.object({ ...found, status: z.enum(candidacyStatuses) })),
    petitions: z.array(z.object({ ...found, status: petitionStatusSchema })),
    /** An empty title is a draft that nobody has named yet. */
    offers: z.array(z.object({ ...found, status: z.enum(offerStatuses) })),
    hospitals: z.array(z.object({ ...found, blocked: z.boolean() })),
  })
  .meta({ id: 'SearchAnswer' });

export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
