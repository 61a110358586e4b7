import type { Database } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import type { Chunks } from '../../../http/bodies/lazy-body.ts';
import { listRecords } from './registry.repository.ts';
import { logExport } from './registry-events.ts';

const batch = 500;

/** All records in their order, as they were written, in one XML file that is made while it is sent. */
export async function exportRegistry(context: { db: Database; now: () => Date }, actor: Actor): Promise<Chunks> {
  await logExport(context, actor.userId);

  return async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<RegistrosFacturacion>\n');
    let after = 0;
    for (;;) {
      const rows = await listRecords(context.db, after, batch);
      if (rows.length > 0) yield Buffer.from(rows.map(({ record }) => `${record.xml}\n`).join(''));
      after = rows.at(-1)?.record.position ?? after;
      if (rows.length < batch) break;
    }
    yield Buffer.from('</RegistrosFacturacion>\n');
  };
}
