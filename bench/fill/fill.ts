import { createDatabase } from '../../apps/api/src/db/database.ts';
import type { OpenPool } from '../../apps/api/src/db/pool.ts';
import { addUpTallies } from '../../apps/api/src/features/account/tallies.repository.ts';
import { createPasswordHasher } from '../../apps/api/src/features/auth/password/password-hasher.ts';
import { password } from './accounts.ts';
import { offers, offerWords } from './offers.ts';
import { hospitals, people } from './people.ts';
import { petitions } from './petitions.ts';
import { selection } from './selection.ts';
import type { Sizes } from './sizes.ts';
import { fillWithoutIndexes } from './without-indexes.ts';

/** As a product has them that was kept for two years: rows without a month would be in nobody's plan. */
const pastMonths = `select add_month(relname, month::date)
  from pg_partitioned_table join pg_class on pg_class.oid = partrelid,
    generate_series(now() - interval '2 years', now(), interval '1 month') month`;

/** A product with so many offers and everything else in proportion, in an empty and migrated database. */
export async function fill(pool: OpenPool['pool'], sizes: Sizes): Promise<void> {
  const hash = await createPasswordHasher().hash(password);
  const statements = [
    ...people(sizes, hash),
    ...hospitals(sizes),
    offers(sizes),
    ...petitions(sizes),
    ...selection(sizes),
  ];
  const large = [
    'users',
    'sessions',
    'notifications',
    'petitions',
    'payments',
    'offers',
    'candidacies',
    'audit_entries',
  ];
  await pool.query(pastMonths);
  await fillWithoutIndexes(pool, large, statements);
  await pool.query(`insert into offer_words select unnest($1::text[])`, [offerWords()]);
  // As the job of every night leaves them; all this was one day, which leaves more room behind than years of nights do.
  await addUpTallies(createDatabase(pool));
  const tallies = ['user', 'offer', 'registration', 'payment', 'petition'].map((kind) => `${kind}_tallies`).join(', ');
  await pool.query(`vacuum full ${tallies}`);
  await pool.query(`vacuum analyze offer_words, ${tallies}`);
  await pool.query('checkpoint');
}
