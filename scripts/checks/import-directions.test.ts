import { describe, expect, test } from 'vitest';
import { findWrongImports } from './import-directions.ts';

/** One file per path; the text of each is a list of imports. */
const problemsOf = (files: Record<string, string>) =>
  findWrongImports(Object.entries(files).map(([path, text]) => ({ path, text })));

const refused: [rule: string, path: string, text: string][] = [
  ['the domain uses no library', 'packages/domain/src/a.ts', "import { z } from 'zod';"],
  ['the domain uses no Node module', 'packages/domain/src/a.ts', "import { readFile } from 'node:fs';"],
  ['the domain knows no contract', 'packages/domain/src/a.ts', "import { b } from '@fonendo/contract/b';"],
  ['the contract uses zod only', 'packages/contract/src/a.ts', "import { Hono } from 'hono';"],
  ['messages import types only', 'packages/messages/src/es/a.ts', "import { b } from '@fonendo/domain/b';"],
  ['the web runs no code of the API', 'apps/web/src/platform/a.ts', "import { createApi } from '@fonendo/api/api';"],
  ['the web takes no type of the API', 'apps/web/src/platform/a.ts', "import type { Api } from '@fonendo/api/api';"],
  [
    'the web reaches into no folder of the API',
    'apps/web/src/platform/a.ts',
    "import type { Api } from '../../../api/src/api.ts';",
  ],
  ['the client uses no library', 'packages/client/src/a.ts', "import createClient from 'openapi-fetch';"],
  ['the client knows no API', 'packages/client/src/a.ts', "import type { Api } from '@fonendo/api/api';"],
  ['the client knows no contract', 'packages/client/src/a.ts', "import type { A } from '@fonendo/contract/a';"],
  ['the API does not call itself', 'apps/api/src/http/a.ts', "import { createClient } from '@fonendo/client/client';"],
  ['the API knows no web', 'apps/api/src/http/a.ts', "import { b } from '../../../web/src/platform/b.ts';"],
  ['nobody reaches into the tools', 'apps/api/src/http/a.ts', "import { b } from '../../../../scripts/b.ts';"],
  ['http knows no feature', 'apps/api/src/http/a.ts', "import { b } from '../features/offers/b.ts';"],
  ['db knows no feature', 'apps/api/src/db/a.ts', "import type { B } from '../features/offers/b.ts';"],
  ['features know no composition', 'apps/api/src/features/offers/a.ts', "import { createApp } from '../../app.ts';"],
  ['the server composes through app', 'apps/api/src/serve.ts', "import { b } from './features/offers/b.ts';"],
  [
    'features see ports',
    'apps/api/src/features/offers/a.ts',
    "import { b } from '../../integrations/mail/smtp.mailer.ts';",
  ],
  [
    'a feature has one door',
    'apps/api/src/features/offers/a.ts',
    "import { b } from '../petitions/petitions.repository.ts';",
  ],
  ['the door is its own', 'apps/api/src/features/offers/a.ts', "import { b } from '../petitions/offers.public.ts';"],
  ['lazy imports count', 'apps/api/src/features/offers/a.ts', "const b = await import('../petitions/b.ts');"],
  ['re-exports count', 'apps/api/src/features/offers/a.ts', "export { b } from '../petitions/b.ts';"],
  ['SQL only in repositories', 'apps/api/src/features/offers/publish-offer.ts', "import { eq } from 'drizzle-orm';"],
  [
    'tables only in repositories',
    'apps/api/src/features/offers/publish-offer.ts',
    "import { offers } from '../../db/schema/offers.ts';",
  ],
  ['connections only in db', 'apps/api/src/http/a.ts', "import pg from 'pg';"],
  ['testing is for tests', 'apps/api/src/features/offers/a.ts', "import { b } from '../../testing/b.ts';"],
  ['web features know no app', 'apps/web/src/features/offers/a.tsx', "import { b } from '../../app/b.ts';"],
  ['web features have one door', 'apps/web/src/features/offers/a.tsx', "import { b } from '../users/b.tsx';"],
  ['ui knows no feature', 'apps/web/src/ui/a.tsx', "import { b } from '../features/offers/b.ts';"],
  ['ui knows no data', 'apps/web/src/ui/a.tsx', "import { api } from '../platform/api.ts';"],
  ['ui knows no domain', 'apps/web/src/ui/a.tsx', "import { b } from '@fonendo/domain/b';"],
  ['platform knows no feature', 'apps/web/src/platform/a.ts', "import { b } from '../features/offers/b.ts';"],
  ['no vague file names', 'apps/web/src/ui/utils.ts', 'export const a = 1;'],
  ['no vague folder names', 'packages/domain/src/helpers/date.ts', 'export const a = 1;'],
  ['no vague roles', 'apps/api/src/http/common.types.ts', 'export const a = 1;'],
  ['no barrels', 'apps/web/src/ui/index.ts', "export * from './a.ts'; export { b } from './b.ts';"],
];

describe('refuses', () => {
  test.each(refused)('%s', (_rule, path, text) => {
    expect(problemsOf({ [path]: text })).toEqual([expect.stringContaining(path)]);
  });

  test('a file that serves everybody but knows a layer', () => {
    const problems = problemsOf({
      'apps/api/src/config.ts': "import { b } from './http/b.ts';",
      'apps/api/src/http/c.ts': "import { config } from '../config.ts';",
    });
    expect(problems).toEqual([expect.stringContaining('apps/api/src/config.ts:1')]);
  });

  test('a circle of features, even through their doors', () => {
    const problems = problemsOf({
      'apps/api/src/features/offers/a.ts': "import { b } from '../users/users.public.ts';",
      'apps/api/src/features/users/b.ts': "import { c } from '../audit/audit.public.ts';",
      'apps/api/src/features/audit/c.ts': "import type { A } from '../offers/offers.public.ts';",
    });
    expect(problems).toEqual([expect.stringMatching(/circle: .*offers -> .*users -> .*audit -> .*offers$/)]);
  });

  test('a door with the name of another folder', () => {
    const path = 'apps/api/src/features/cv/a.ts';
    const problems = problemsOf({ [path]: "import { b } from '../candidacies/notes/access.public.ts';" });
    expect(problems).toEqual([expect.stringContaining('only through candidacies.public.ts')]);
  });

  test('names the line', () => {
    const problems = problemsOf({ 'packages/domain/src/a.ts': "\n\nimport { z } from 'zod';\n" });
    expect(problems).toEqual(['packages/domain/src/a.ts:3: imports zod, but the domain package imports no libraries']);
  });
});

const allowed: [rule: string, path: string, text: string][] = [
  [
    'the contract uses domain and zod',
    'packages/contract/src/a.ts',
    "import { z } from 'zod'; import { b } from '@fonendo/domain/b';",
  ],
  ['messages use types', 'packages/messages/src/es/a.ts', "import type { B } from '@fonendo/contract/b';"],
  ['the web uses the client', 'apps/web/src/platform/a.ts', "import { createClient } from '@fonendo/client/client';"],
  ['the client is generated with a library', 'packages/client/generate.ts', "import ts from 'typescript';"],
  ['app constructs adapters', 'apps/api/src/app.ts', "import { b } from './integrations/mail/smtp.mailer.ts';"],
  [
    'a script beside the composition does too',
    'apps/api/src/seed.ts',
    "import { b } from './db/b.ts'; import { c } from './features/auth/c.ts';",
  ],
  [
    'features use ports',
    'apps/api/src/features/offers/a.ts',
    "import type { B } from '../../integrations/mail/mailer.port.ts';",
  ],
  [
    'features use the doors of parts',
    'apps/api/src/features/cv/a.ts',
    "import { b } from '../candidacies/profile-lock/profile-lock.public.ts';",
  ],
  ['features use doors', 'apps/api/src/features/offers/a.ts', "import { b } from '../petitions/petitions.public.ts';"],
  [
    'repositories hold SQL',
    'apps/api/src/features/offers/offers.repository.ts',
    "import { eq } from 'drizzle-orm'; import { offers } from '../../db/schema/offers.ts';",
  ],
  [
    'types of rows go anywhere',
    'apps/api/src/features/offers/a.ts',
    "import type { Offer } from '../../db/schema/offers.ts';",
  ],
  [
    'testing imports anything of its app',
    'apps/api/src/testing/a.ts',
    "import { createApp } from '../app.ts'; import { eq } from 'drizzle-orm';",
  ],
  [
    'tests import what they test',
    'apps/api/src/db/a.test.ts',
    "import { b } from '../features/auth/b.ts'; import { c } from '../testing/c.ts';",
  ],
  [
    'the log recognises a failed query',
    'apps/api/src/http/a.ts',
    "import { DrizzleQueryError } from 'drizzle-orm/errors';",
  ],
  ['tools use the testing folder', 'scripts/generate.ts', "import { b } from '../apps/api/src/testing/b.ts';"],
  [
    'routes use features',
    'apps/web/src/routes/a.tsx',
    "import { b } from '../features/offers/b.tsx'; import { c } from '../app/c.ts';",
  ],
  ['an index that holds something is no barrel', 'apps/web/src/routes/index.tsx', 'export const Route = 1;'],
];

describe('allows', () => {
  test.each(allowed)('%s', (_rule, path, text) => {
    expect(problemsOf({ [path]: text })).toEqual([]);
  });

  test('a part that lies below what the rest of its feature is built on', () => {
    const problems = problemsOf({
      'apps/api/src/features/candidacies/apply.ts': "import { b } from '../cv/cv.public.ts';",
      'apps/api/src/features/cv/save.ts': "import { c } from '../candidacies/lock/lock.public.ts';",
      'apps/api/src/features/candidacies/lock/lock.public.ts': 'export const c = 1;',
    });
    expect(problems).toEqual([]);
  });
});

describe('what only threads do', () => {
  const files = {
    'apps/api/src/serve.ts': "const { a } = await import('./app.ts');",
    'apps/api/src/app.ts': "import { b } from './pdf/draw.ts';",
  };

  test('is reached from the thread that answers by no import', () => {
    const drawing = "import PDFDocument from 'pdfkit';";
    expect(problemsOf({ ...files, 'apps/api/src/pdf/draw.ts': drawing })).toEqual([
      'apps/api/src/serve.ts -> apps/api/src/app.ts -> apps/api/src/pdf/draw.ts -> pdfkit: only for threads',
    ]);
  });

  test('its types and its file may be named', () => {
    const naming = "import type PDFDocument from 'pdfkit'; new Worker(new URL('./draw.worker.ts', import.meta.url));";
    const worker = { 'apps/api/src/pdf/draw.worker.ts': "import PDFDocument from 'pdfkit';" };
    expect(problemsOf({ ...files, ...worker, 'apps/api/src/pdf/draw.ts': naming })).toEqual([]);
  });
});
