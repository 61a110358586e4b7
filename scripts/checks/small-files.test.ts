import { expect, test } from 'vitest';
import { findSmallFiles } from './small-files.ts';

const folder = 'apps/web/src/features/offers';
const small = { path: `${folder}/sign.ts`, text: "export const sign = '€';\n" };
const user = { path: `${folder}/price.tsx`, text: "import { sign } from './sign.ts';\n\nexport const price = sign;\n" };

test('a small file with one user in its folder is reported', () => {
  expect(findSmallFiles([small, user])).toEqual([expect.stringContaining(`${small.path}: fewer than 20 lines`)]);
});

test.each([
  ['another user', [small, user, { ...user, path: `${folder}/salary.tsx` }]],
  ['a test of its own', [small, user, { path: `${folder}/sign.test.ts`, text: "import { sign } from './sign.ts';\n" }]],
  [
    'a user in another folder',
    [small, { path: `${folder}/write/a.tsx`, text: "import { sign } from '../sign.ts';\nsign;\n" }],
  ],
  ['loading on demand', [small, { ...user, text: "export const price = () => import('./sign.ts');\n" }]],
  ['a use case of a route', [small, { ...user, path: `${folder}/offers.routes.ts` }]],
  ['twenty lines', [{ ...small, text: small.text.repeat(20) }, user]],
  [
    'a role in its name',
    [
      { ...small, path: `${folder}/sign.schema.ts` },
      { ...user, text: "import { sign } from './sign.schema.ts';\nsign;\n" },
    ],
  ],
])('one with %s is not', (_, sources) => {
  expect(findSmallFiles(sources)).toEqual([]);
});
