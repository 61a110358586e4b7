import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { offerTallies } from '../../db/schema/offers.ts';
import { paymentTallies } from '../../db/schema/payments.ts';
import { petitionTallies } from '../../db/schema/petitions.ts';
import { registrationTallies, userTallies } from '../../db/schema/users.ts';

/** A table of changes to be summed: by which columns, and which are the sums. */
type Tally = { table: PgTable; by: readonly PgColumn[]; sums: readonly PgColumn[] };

const tallies: readonly Tally[] = [
  { table: offerTallies, by: [offerTallies.community], sums: [offerTallies.open] },
  {
    table: userTallies,
    by: [userTallies.standing, userTallies.policyGroups, userTallies.verified, userTallies.paid],
    sums: [userTallies.people],
  },
  {
    table: registrationTallies,
    by: [registrationTallies.day, registrationTallies.standing, registrationTallies.policyGroups],
    sums: [registrationTallies.people],
  },
  {
    table: paymentTallies,
    by: [paymentTallies.status, paymentTallies.day],
    sums: [
      ...[paymentTallies.payments, paymentTallies.baseCents],
      ...[paymentTallies.totalCents, paymentTallies.accessCents],
    ],
  },
  {
    table: petitionTallies,
    by: [petitionTallies.figure, petitionTallies.day, petitionTallies.days],
    sums: [petitionTallies.petitions],
  },
];

const names = (columns: readonly PgColumn[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/**
 * Sums the changes of a day into one row for each kind of what is counted. Others see either the old or the new rows.
 * What has one row already is left alone: most days of the past.
 */
export async function addUpTallies(tx: Queryable): Promise<void> {
  for (const { table, by, sums } of tallies) {
    const kind = names(by);
    const sum = sums.map(({ name }) => sql`sum(${sql.identifier(name)})`);
    const some = sum.map((one) => sql`${one} <> 0`);
    await tx.execute(sql`
      with rows as (select ctid as place, count(*) over (partition by ${kind}) as same from ${table}),
        gone as (delete from ${table} where ctid = any(array(select place from rows where same > 1)) returning *)
      insert into ${table} (${kind}, ${names(sums)})
      select ${kind}, ${sql.join(sum, sql`, `)} from gone group by ${kind} having ${sql.join(some, sql` or `)}`);
  }
}
