import { type BoardColumnKey, type CandidateSort, columnKeyOf } from '@fonendo/domain/selection/list';
import { and, eq, lt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';
import { prepared } from '../../../db/statements/prepared.ts';
import { askCandidates, conditionOf, type ListFilter, scopeOf } from '../lists/filter.repository.ts';
import { orderOf, type SortedRow } from '../lists/rows.repository.ts';

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

export type ColumnRow = SortedRow & { key: BoardColumnKey; total: number };

/** The first cards and the total of every column, in one query. */
export async function listColumnRows(
  db: Queryable,
  filter: ListFilter,
  { sort, limit }: { sort: CandidateSort; limit: number },
): Promise<ColumnRow[]> {
  const rows = await askCandidates(db, `columns of board ${sort}`, filter, { limit }, (asked, p) =>
    selectColumnRows(db, conditionOf(asked), sort, p.limit),
  );
  return rows.map(({ status, step, rank: _rank, ...row }) => ({ ...row, key: columnKeyOf({ status, step }) }));
}

function selectColumnRows(db: Queryable, condition: SQL | undefined, sort: CandidateSort, limit: Placeholder) {
  const order = sql.join(orderOf(sort), sql`, `);
  const ranked = db
    .select({
      id: candidacies.id,
      status: candidacies.status,
      step: candidacies.step,
      ended: candidacies.ended,
      match: candidacies.match,
      stepSince: candidacies.stepSince,
      appliedAt: candidacies.appliedAt,
      rank: sql<number>`row_number() over (partition by ${column} order by ${order})`.as('rank'),
      total: sql`count(*) over (partition by ${column})`.mapWith(Number).as('total'),
    })
    .from(candidacies)
    .where(condition)
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.rank, limit)).orderBy(ranked.rank);
}
