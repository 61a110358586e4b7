import { migrate } from '../apps/api/src/db/migrate.ts';
import { openPool } from '../apps/api/src/db/pool.ts';
import { fill } from './fill/fill.ts';
import { sizesFor } from './fill/sizes.ts';

/**
 * Fills an empty database with so many offers and everything else in proportion, for programs that measure from
 * outside. `npm run bench` does it by itself. Usage:
 * DATABASE_URL=postgres://… node bench/offers-search.ts [offers]
 */
const { DATABASE_URL: url } = process.env;
if (!url) throw new Error('DATABASE_URL has to name an empty database of a PostgreSQL server');
const { pool, close } = await openPool({ databaseUrl: url, databasePoolSize: 2, dataDir: '' });
try {
  await migrate(pool);
  await fill(pool, sizesFor(Number(process.argv[2] ?? 20_000)));
} finally {
  await close();
}
