import { randomUUIDv7 } from 'node:crypto';
import type { RegistryStatus } from '@fonendo/contract/payments/registry.schema';
import type { Database } from '../../../db/database.ts';
import { getRegistry, insertEvent, listEvents } from './registry.repository.ts';
import { verifyRegistry } from './verify-registry.ts';

type Context = { db: Database; now: () => Date };

const shownEvents = 20;

/** How long the chain is, and what happened to it lately. */
export async function readRegistry(db: Database, isSent: boolean): Promise<RegistryStatus> {
  const [{ position, hash, deletedUpTo }, events] = await Promise.all([getRegistry(db), listEvents(db, shownEvents)]);
  return {
    records: position - deletedUpTo,
    lastHash: hash || null,
    isSent,
    events: events.map(({ at, kind, details, ...event }) => ({
      ...event,
      kind: kind === 'exported' ? ('exported' as const) : ('checked' as const),
      records: numberIn(details, 'records'),
      problems: numberIn(details, 'problems'),
      at: at.toISOString(),
    })),
  };
}

/** Walks the whole chain; that it was done, by whom and what came out is part of the registry's own log. */
export async function checkRegistry({ db, now }: Context, actorId: string | null) {
  const check = await verifyRegistry(db);
  const details = { records: check.records, problems: check.problems.length, first: check.problems.slice(0, 10) };
  await insertEvent(db, { id: randomUUIDv7(), kind: 'checked', details, actorId, at: now() });
  return check;
}

export async function logExport({ db, now }: Context, actorId: string): Promise<void> {
  const { position, deletedUpTo } = await getRegistry(db);
  const details = { records: position - deletedUpTo, problems: 0 };
  await insertEvent(db, { id: randomUUIDv7(), kind: 'exported', details, actorId, at: now() });
}

const numberIn = (details: Record<string, unknown>, name: string): number => Number(details[name] ?? 0);
