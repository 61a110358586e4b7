import { fillDatabase } from './database.ts';

/**
 * Fills an empty database with so many offers and everything else in proportion, for programs that measure from
 * outside. `npm run bench` does it by itself. Usage:
 * DATABASE_URL=postgres://… node bench/offers-search.ts [offers]
 */
const { DATABASE_URL: url } = process.env;
if (!url) throw new Error('DATABASE_URL has to name an empty database of a PostgreSQL server');
await fillDatabase(url, Number(process.argv[2] ?? 20_000));
