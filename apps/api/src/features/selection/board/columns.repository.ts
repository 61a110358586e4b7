import type { CandidateSort } from '@fonendo/domain/selection/list';
import { and, eq, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';
import { prepared, written } from '../../../db/statements/prepared.ts';
import { type CardRow, cardsOf } from '../lists/cards.repository.ts';
import { askCandidates, conditionOf, type ListFilter, scopeOf } from '../lists/filter.repository.ts';
import { orderOf } from '../lists/rows.repository.ts';

const { placeholder } = sql;
const placeholders = { hospitalId: placeholder('hospitalId'), offerId: placeholder('offerId') };

/** Null if it belongs to another hospital. */
export async function findBoardOffer(db: Queryable, hospitalId: string, id: string) {
  const statement = prepared(db, 'offer of board', () =>
    db
      .select({
        id: offers.id,
        name: offers.name,
        status: offers.status,
        community: offers.community,
        city: hospitals.city,
        salaryMin: offers.salaryMin,
        salaryMax: offers.salaryMax,
        speciality: offers.speciality,
        yearsOfExperience: offers.yearsOfExperience,
        vacancies: offers.vacancies,
        steps: offers.steps,
      })
      .from(offers)
      .innerJoin(hospitals, eq(hospitals.id, offers.hospitalId))
      .where(and(eq(offers.id, placeholder('id')), eq(offers.hospitalId, placeholder('hospitalId')))),
  );
  const [row] = await statement.execute({ id, hospitalId });
  return row ?? null;
}

export type BoardOfferRow = NonNullable<Awaited<ReturnType<typeof findBoardOffer>>>;

/** Counts of one offer of the hospital, regardless of the board's filter. */
export async function countOffersCandidacies(
  db: Queryable,
  { lateBefore, ...scope }: { hospitalId: string; offerId: string; lateBefore: Date },
) {
  const isOpen = eq(candidacies.ended, false);
  const statement = prepared(db, 'counts of board', () =>
    db
      .select({
        open: countWhere(isOpen),
        late: countWhere(and(isOpen, lt(candidacies.stepSince, placeholder('lateBefore')))),
        filled: countWhere(eq(candidacies.status, 'accepted')),
      })
      .from(candidacies)
      .where(scopeOf(placeholders)),
  );
  const [row] = await statement.execute({ ...scope, lateBefore: lateBefore.toISOString() });
  return row ?? { open: 0, late: 0, filled: 0 };
}

const countWhere = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** The column of a card: its status and, while in process, the step. */
const column = sql`${candidacies.status}, case when ${candidacies.status} = 'inProcess' then ${candidacies.step} end`;

/** A card, and how many there are in its column. */
export type ColumnCard = CardRow & { total: number };

/** The first cards of every column, in one statement. */
export async function listColumnCards(
  db: Queryable,
  filter: ListFilter,
  { sort, limit }: { sort: CandidateSort; limit: number },
): Promise<ColumnCard[]> {
  const { rows } = await askCandidates(db, `cards of board ${sort}`, filter, { limit }, (asked, p) =>
    written(db, cardsOf(firstOfColumns(conditionOf(asked), sort, p.limit), asked.now)),
  );
  return rows;
}

const firstOfColumns = (condition: SQL | undefined, sort: CandidateSort, limit: Placeholder) => sql<{ total: number }>`
  select id, place, total from (
    select ${candidacies.id},
      row_number() over (partition by ${column} order by ${sql.join(orderOf(sort), sql`, `)}) as place,
      count(*) over (partition by ${column})::int as total
    from ${candidacies} where ${condition}
  ) ranked where place <= ${limit}`;
