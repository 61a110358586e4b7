import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createApi } from '../apps/api/src/api.ts';
import { createDatabase } from '../apps/api/src/db/database.ts';
import { declaredRoutes } from '../apps/api/src/http/access/access-check.ts';
import { openApiDocument } from '../apps/api/src/http/openapi/openapi.ts';
import { testDependencies } from '../apps/api/src/testing/api.ts';
import type { TestDatabase } from '../apps/api/src/testing/database.ts';
import { createTestClock } from '../apps/api/src/testing/fakes/clock.ts';
import { clientTypes } from '../packages/client/generate.ts';
import { reportAndExit } from './checks/report.ts';
import { databaseDiagram, type Snapshot } from './generated/database.ts';
import { lifecycleDiagrams } from './generated/lifecycles.ts';
import { permissionMatrix } from './generated/permissions.ts';
import { root } from './repository.ts';

/** `npm run generate` writes the documents that come from the code; with `--check` it tells which are out of date. */
const documents = await generateDocuments();
if (process.argv.includes('--check')) {
  const stale = Object.entries(documents).filter(([path, text]) => read(path) !== text);
  reportAndExit(
    'Generated documents',
    stale.map(([path]) => `${path} is out of date: run npm run generate`),
  );
} else {
  for (const [path, text] of Object.entries(documents)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(path);
  }
}

async function generateDocuments(): Promise<Record<string, string>> {
  // Declaring the routes asks nothing of the database, so no connection stands behind it.
  const pool = {} as TestDatabase['pool'];
  const dependencies = testDependencies({ pool, db: createDatabase(pool) } as TestDatabase, createTestClock());
  const api = createApi(dependencies);
  // The web is built once, and shows the demo's mailbox where there is one.
  const demo = createApi({ ...dependencies, mailbox: { list: async () => [], find: async () => null } });
  return {
    'docs/generated/openapi.json': `${JSON.stringify(openApiDocument(api), null, 2)}\n`,
    'packages/client/src/api.gen.ts': await clientTypes(openApiDocument(demo)),
    'docs/generated/permissions.md': permissionMatrix(declaredRoutes(api)),
    'docs/generated/lifecycles.md': lifecycleDiagrams(),
    'docs/generated/database.md': databaseDiagram(latestSnapshot()),
  };
}

function latestSnapshot(): Snapshot {
  const snapshots = globSync('apps/api/src/db/migrations/meta/*_snapshot.json', { cwd: root }).sort();
  return JSON.parse(read(snapshots.at(-1) ?? '') ?? '{}') as Snapshot;
}

function read(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
}
