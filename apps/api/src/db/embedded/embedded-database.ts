import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Exec } from './wire.ts';

/** What migrations may create; a server has them in its contrib package. */
const extensions = { btree_gist, pg_trgm };

/** PostgreSQL inside this thread: in a folder or in memory, empty or as it was dumped. */
export const openEmbedded = (folder?: string, loadDataDir?: Blob): Promise<PGlite> =>
  PGlite.create({ extensions, ...(folder && { dataDir: folder }), ...(loadDataDir && { loadDataDir }) });

/** Of a database in this thread, as that of a thread of its own. */
export const execIn =
  (database: PGlite): Exec =>
  (messages) =>
    database.execProtocolRaw(messages);
