import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Drill, unless } from '../drill.ts';
import { call, until } from '../scene/client.ts';
import { ask } from '../scene/postgres.ts';
import { createOffer, gatherPeople, startLoad } from '../scene/work.ts';

/** Connections that died are noticed when they are next used: those answers may come a little later. */
const graceMs = 5_000;

export const databaseRestart: Drill = {
  name: 'database-restart',
  what: 'PostgreSQL is stopped at once under load: errors only while it is away, recovery without a restart, nothing lost',
  async run({ open, postgres, short }) {
    const stage = await open('drill_restart');
    try {
      const product = await stage.start();
      const { hospital, doctors } = await gatherPeople(product.origin, stage.databaseUrl, 6);
      const errors: { at: number; status: number }[] = [];
      const written: string[] = [];
      let answers = 0;
      const note = (status: number, wanted: number) => {
        answers += 1;
        if (status !== wanted) errors.push({ at: performance.now(), status });
        return status === wanted;
      };
      const reader = async (number: number, goesOn: () => boolean) => {
        while (goesOn()) {
          const person = doctors[number % doctors.length] ?? hospital;
          note((await call(product.origin, 'GET', '/offers?limit=20', { person })).status, 200);
        }
      };
      const writer = async (goesOn: () => boolean) => {
        while (goesOn()) {
          const id = randomUUID();
          if (note((await createOffer(product.origin, hospital, `Simulacro ${id}`, id)).status, 201)) written.push(id);
        }
      };
      await using load = startLoad((goesOn) =>
        Promise.all([
          ...Array.from({ length: 6 }, (_, number) => reader(number, goesOn)),
          ...Array.from({ length: 2 }, () => writer(goesOn)),
        ]),
      );
      const seconds = short ? 2 : 10;
      await sleep(seconds * 1000);
      const away = performance.now();
      await postgres.stopAtOnce();
      await sleep(2_000);
      await postgres.start();
      const back = performance.now();
      await sleep(graceMs + seconds * 1000);
      await load.stop();
      if (!product.isRunning()) throw new Error(`the process ended: ${product.output().slice(-3_000)}`);
      const ready = await until(
        'the product is not ready',
        30,
        () => call(product.origin, 'GET', '/ready'),
        ({ status }) => status === 200,
      );
      const rows = await ask<{ id: string }>(stage.databaseUrl, `select id from offers where name like 'Simulacro %'`);
      const there = new Set(rows.map(({ id }) => id));
      const lost = written.filter((id) => !there.has(id));
      const outside = errors.filter(({ at }) => at < away || at > back + graceMs);
      const statuses = Object.entries(Object.groupBy(errors, ({ status }) => status)).map(
        ([status, group]) => `${group?.length ?? 0} times ${status}`,
      );
      return {
        tried: `${answers} requests, the server away for ${((back - away) / 1000).toFixed(1)} s`,
        acknowledged: `${written.length} writes`,
        found: `${there.size} rows; refused: ${statuses.join(', ') || 'nothing'}; ready ${ready.status}`,
        problems: unless([
          [lost.length === 0, `${lost.length} acknowledged writes are not there`],
          [outside.length === 0, `${outside.length} requests failed while the server was there`],
          [errors.every(({ status }) => status === 503), 'a refusal was not a 503'],
          [product.isRunning(), 'the process ended'],
        ]),
      };
    } finally {
      await stage.close();
    }
  },
};
