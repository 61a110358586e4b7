import type { ContractType } from '../offers/terms.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Community } from './communities.ts';

/**
 * Posts of the public health services (personal estatutario) need nationality of the Union, or equal rights (Ley 55/2003,
 * art. 30.5.a), unless the community exempts from it. Such exemptions have an end: each is dated, and has to be checked
 * again. Only ever told to the doctor: a hospital never learns of somebody's nationality.
 */
type Exemption = { community: Community; from: CalendarDate; until: CalendarDate };

const nationalityExemptions: readonly Exemption[] = [{ community: 'ES-AN', from: '2026-01-01', until: '2026-12-31' }];

const statutoryContracts: readonly ContractType[] = ['statutoryPermanent', 'statutoryInterim', 'statutoryReplacement'];

/**
 * What a doctor should know of an offer before they apply: null for posts that are not statutory. The same for
 * doctors of every nationality, which this neither asks nor uses.
 */
export function statutoryNote(
  { contractType, community }: { contractType: ContractType; community: Community },
  day: CalendarDate,
): { exemptUntil: CalendarDate | null } | null {
  if (!statutoryContracts.includes(contractType)) return null;
  return { exemptUntil: exemptCommunities(day).find((one) => one.community === community)?.until ?? null };
}

/** When the facts about public posts were last held against the law. */
export const publicPostsCheckedOn: CalendarDate = '2026-11-16';

/** The communities that exempt on a day. */
export const exemptCommunities = (day: CalendarDate): Exemption[] =>
  nationalityExemptions.filter(({ from, until }) => from <= day && day <= until);
