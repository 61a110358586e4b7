import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Drill, unless } from '../drill.ts';
import { call, until } from '../scene/client.ts';
import { ask, openReplicaOf, type Postgres } from '../scene/postgres.ts';
import type { Product } from '../scene/product.ts';
import { createOffer, gatherPeople, type People, startLoad } from '../scene/work.ts';

const database = 'drill_promotion';

export const promotion: Drill = {
  name: 'promotion',
  what: 'the primary is killed under writes, its synchronous replica promoted and the product started on it: nothing acknowledged is lost',
  async run(scene) {
    const stage = await scene.open(database);
    // A primary of its own: the others still need theirs. It is a copy that follows nobody any more.
    const primary = await followerOf(scene.postgres, join(stage.folder, 'primary'), {
      synchronous_standby_names: 'replica',
    });
    await primary.promote();
    const replica = await followerOf(primary, join(stage.folder, 'replica'));
    try {
      await untilSynchronous(primary);
      const first = await stage.start({ DATABASE_URL: primary.url(database) });
      const people = await gatherPeople(first.origin, primary.url(database), 1);
      await using before = write(first, people);
      await sleep(scene.short ? 3_000 : 15_000);
      const away = performance.now();
      primary.kill();
      await replica.promote();
      const promotedMs = performance.now() - away;
      await before.stop();
      await first.end('SIGTERM');
      const second = await stage.start({ DATABASE_URL: replica.url(database) });
      await using after = write(second, people);
      await until(
        'nothing is written again',
        30,
        async () => after.written.length,
        (count) => count > 0,
      );
      const awayMs = (after.firstAt() ?? Number.POSITIVE_INFINITY) - away;
      await sleep(1_000);
      await after.stop();
      const ready = await call(second.origin, 'GET', '/ready');
      const rows = await ask<{ id: string }>(
        replica.url(database),
        `select id from offers where name like 'Simulacro %'`,
      );
      const there = new Set(rows.map(({ id }) => id));
      const lost = [...before.written, ...after.written].filter((id) => !there.has(id)).length;
      return {
        tried: `${before.written.length + before.refused()} writes until the primary was killed, ${after.written.length} on the replica that was promoted`,
        acknowledged: `${before.written.length} before, ${after.written.length} after`,
        found: `${there.size} rows, ${lost} acknowledged ones missing; promoted after ${seconds(promotedMs)}, first write again after ${seconds(awayMs)} with a restart of the product; ready ${ready.status}`,
        problems: unless([
          [before.written.length > 0, 'nothing was written before'],
          [lost === 0, `${lost} acknowledged writes are not there`],
          [ready.status === 200, 'the product is not ready'],
        ]),
      };
    } finally {
      await replica.stop().catch(() => undefined);
      // Once more in order, so that it leaves nothing behind in the memory of the machine.
      await primary.start().catch(() => undefined);
      await primary.stop().catch(() => undefined);
      // Their files lie in its folder.
      await stage.close();
    }
  },
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function followerOf(server: Postgres, folder: string, settings: Record<string, string> = {}): Promise<Postgres> {
  const follower = await openReplicaOf(server, folder, settings);
  if (!follower) throw new Error('the programs of the server are gone');
  return follower;
}

/** From now on no commit is answered before the replica has it on its disk. */
const untilSynchronous = (primary: Postgres) =>
  until(
    'the replica is not synchronous',
    30,
    () => ask<{ sync_state: string }>(primary.url('postgres'), 'select sync_state from pg_stat_replication'),
    (rows) => rows[0]?.sync_state === 'sync',
  );

/** Offers of several hospitals, one after the other each, until it is stopped. */
function write(product: Product, { hospitals }: People) {
  const written: string[] = [];
  let refused = 0;
  let firstAt: number | undefined;
  const writer = async (person: People['hospital'], goesOn: () => boolean) => {
    while (goesOn()) {
      const id = randomUUID();
      const { status } = await createOffer(product.origin, person, `Simulacro ${id}`, id);
      if (status === 201) {
        firstAt ??= performance.now();
        written.push(id);
      } else {
        refused += 1;
        await sleep(100);
      }
    }
  };
  const load = startLoad((goesOn) => Promise.all(hospitals.map((hospital) => writer(hospital, goesOn))));
  return { ...load, written, refused: () => refused, firstAt: () => firstAt };
}
