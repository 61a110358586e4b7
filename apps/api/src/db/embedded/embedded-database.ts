import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What migrations may create; a server has them in its contrib package. */
const extensions = { btree_gist, pg_trgm };

/** PostgreSQL inside this thread: in a folder or in memory, empty or as it was dumped. */
export const openEmbedded = (folder?: string, loadDataDir?: Blob): Promise<PGlite> =>
  PGlite.create({ extensions, ...(folder && { dataDir: folder }), ...(loadDataDir && { loadDataDir }) });
