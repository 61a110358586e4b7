import { type Drill, unless } from '../drill.ts';
import { call } from '../scene/client.ts';
import { ask } from '../scene/postgres.ts';

export const startTogether: Drill = {
  name: 'start-together',
  what: 'several processes start on an empty database at once: each migration runs once, all of them serve',
  async run({ openEmpty, short }) {
    const processes = short ? 2 : 4;
    const stage = await openEmpty('drill_start');
    try {
      const products = await Promise.all(Array.from({ length: processes }, () => stage.start({ DEMO: 'false' })));
      const ready = await Promise.all(products.map(({ origin }) => call(origin, 'GET', '/ready')));
      const [row] = await ask<{ applied: number; different: number }>(
        stage.databaseUrl,
        'select count(*)::int applied, count(distinct hash)::int different from drizzle.__drizzle_migrations',
      );
      return {
        tried: `${processes} processes on an empty database`,
        acknowledged: `${ready.filter(({ status }) => status === 200).length} are ready`,
        found: `${row?.applied} migrations applied`,
        problems: unless([
          [ready.every(({ status }) => status === 200), 'a process is not ready'],
          [row !== undefined && row.applied === row.different && row.applied > 0, 'a migration ran twice, or none did'],
        ]),
      };
    } finally {
      await stage.close();
    }
  },
};
