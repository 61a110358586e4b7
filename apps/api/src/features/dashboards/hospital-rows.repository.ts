import { eq, sql } from 'drizzle-orm';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitalMembers } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { openStepsOf } from '../selection/selection.public.ts';

/** Every question of the dashboard is limited to the reader's hospital. */
export const own = sql`(select hospital_id from own_hospital)`;
export const ownCandidacies = sql`${candidacies} where ${candidacies.hospitalId} = ${own}`;
export const hired = sql`${ownCandidacies} and ${candidacies.status} = 'accepted'`;

/** Rows of the hospital that several questions need: by these names, each is read once (`sharedRows`). */
export const ownOffers = sql`own_offers as ${offers}`;
export const openSteps = sql`open_steps`;
export const usualOpening = sql`usual_opening`;

/** Of an offer of `ownOffers`: how many were accepted for it. */
export const filled = sql`${offers}.filled`;

const { placeholder } = sql;

export const sharedRows = {
  own_hospital: sql`select ${hospitalMembers.hospitalId} from ${hospitalMembers}
    where ${eq(hospitalMembers.userId, placeholder('userId'))}`,
  own_offers: sql`
    select ${offers.id}, ${offers.name}, ${offers.status}, ${offers.refusalReason}, ${offers.revisionStatus},
      ${offers.vacancies}, coalesce(accepted.count, 0) as filled, ${offers.steps},
      ${offers.updatedAt}, ${offers.publishedAt}, ${offers.closedAt}
    from ${offers} left join (
      select ${candidacies.offerId}, count(*) from ${hired} group by ${candidacies.offerId}
    ) as accepted on accepted.offer_id = ${offers.id}
    where ${offers.hospitalId} = ${own}`,
  // How long half of the closed offers were open.
  usual_opening: sql`
    select count(*) as cases, percentile_cont(0.5) within group (
      order by date_part('epoch', ${offers.closedAt} - ${offers.publishedAt}) / 86400) as days
    from ${ownOffers} where ${offers.status} = 'closed' and ${offers.closedAt} > ${offers.publishedAt}`,
  open_steps: openStepsOf(own, ownOffers, sql`${placeholder('lateBefore')}::timestamptz`),
};
