import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgres, type Postgres } from './postgres.ts';
import { crew, type Environment, type Product, seed, startProduct } from './product.ts';

/** Where rehearsals take place: a PostgreSQL server and a folder of their own, and copies of one seeded database. */
export type Scene = {
  /** The short form runs with the tests; the long one takes the numbers of the bars. */
  short: boolean;
  postgres: Postgres;
  /** The demo data on a database and in a folder of this rehearsal's own. */
  open: (name: string) => Promise<Stage>;
  /** An empty database. */
  openEmpty: (name: string) => Promise<Stage>;
};

export type Stage = {
  databaseUrl: string;
  /** Files of the product and the log of its processes. */
  folder: string;
  start: (environment?: Environment) => Promise<Product>;
  /** As `npm start` does: under its supervisor, in several processes. */
  startCrew: (environment: Environment) => Promise<Product>;
  /** Ends every process that was started and is still there. */
  close: () => Promise<void>;
};

export async function openScene(folder: string, short: boolean): Promise<Scene | null> {
  const postgres = await openPostgres(join(folder, 'server'));
  if (!postgres) return null;
  const seeded = join(folder, 'seeded');
  await mkdir(seeded, { recursive: true });
  await seed({ DATABASE_URL: await postgres.createDatabase('seeded'), DATA_DIR: seeded });

  async function openStage(name: string, template?: string): Promise<Stage> {
    const databaseUrl = await postgres?.createDatabase(name, template);
    if (!databaseUrl) throw new Error('the server is gone');
    const own = join(folder, name);
    await mkdir(own, { recursive: true });
    const running = new Set<Product>();
    const start = async (environment: Environment, program?: string) => {
      const settings = { DATABASE_URL: databaseUrl, DATA_DIR: join(own, 'data'), ...environment };
      const product = await startProduct(settings, join(own, 'product.log'), program);
      running.add(product);
      return product;
    };
    return {
      databaseUrl,
      folder: own,
      start: (environment = {}) => start(environment),
      startCrew: (environment) => start(environment, crew),
      async close() {
        await Promise.all([...running].filter((product) => product.isRunning()).map((one) => one.end('SIGTERM')));
        await rm(own, { recursive: true, force: true });
      },
    };
  }

  return { short, postgres, open: (name) => openStage(name, 'seeded'), openEmpty: (name) => openStage(name) };
}
