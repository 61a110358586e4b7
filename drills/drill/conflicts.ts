import { randomUUID } from 'node:crypto';
import { type Drill, unless } from '../drill.ts';
import { inTurns } from '../scene/client.ts';
import { ask } from '../scene/postgres.ts';
import { createOffer, gatherPeople, moveOffer } from '../scene/work.ts';

const rivals = 20;

export const conflicts: Drill = {
  name: 'conflicts',
  what: 'twenty administrators decide the same offer at once: one wins, the others are told 409, the audit has one entry',
  async run({ open, short }) {
    const contested = short ? 5 : 50;
    const stage = await open('drill_conflicts');
    try {
      // Two processes: a lock in the memory of one would help nobody.
      const [one, two] = await Promise.all([stage.start(), stage.start()]);
      const { hospital, administrators } = await gatherPeople(one.origin, stage.databaseUrl, 0);
      const outcomes = await inTurns(Array.from({ length: contested }), 2, async (_, index) => {
        const id = randomUUID();
        const created = await createOffer(one.origin, hospital, `Simulacro ${index}`, id);
        const published = await moveOffer(one.origin, hospital, id, 'publish', created);
        const decisions = Array.from({ length: rivals }, (__, number) => {
          const administrator = administrators[number % administrators.length] ?? hospital;
          const { origin } = number % 2 ? one : two;
          return moveOffer(origin, administrator, id, number % 3 ? 'approve' : 'refuse', published);
        });
        return { id, statuses: (await Promise.all(decisions)).map(({ status }) => status) };
      });
      const rows = await ask<{ id: string; entries: number }>(
        stage.databaseUrl,
        `select o.id, count(a.id)::int entries from offers o join audit_entries a on a.subject_id = o.id::text
           and a.action in ('offer.approved', 'offer.refused') where o.name like 'Simulacro %' group by o.id`,
      );
      const entries = new Map(rows.map((row) => [row.id, row.entries]));
      const winners = outcomes.map(({ statuses }) => statuses.filter((status) => status === 200).length);
      const others = outcomes.flatMap(({ statuses }) => statuses.filter((status) => status !== 200));
      return {
        tried: `${contested * rivals} decisions on ${contested} offers over two processes`,
        acknowledged: `${winners.reduce((sum, count) => sum + count, 0)} of them`,
        found: `${others.filter((status) => status === 409).length} told 409, ${rows.reduce((sum, row) => sum + row.entries, 0)} audit entries`,
        problems: unless([
          [winners.every((count) => count === 1), 'an offer had no winner, or several'],
          [
            others.every((status) => status === 409),
            `a loser was told something else than 409: ${[...new Set(others)]}`,
          ],
          [outcomes.every(({ id }) => entries.get(id) === 1), 'the audit disagrees'],
        ]),
      };
    } finally {
      await stage.close();
    }
  },
};
