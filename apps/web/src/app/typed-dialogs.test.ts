import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sourceOf = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Dialogs that ask nothing: what is typed there is short, secret and of no use to whoever closes them. */
const secrets = ['features/account/delete-account.tsx', 'features/auth/second-factor/dialog.tsx'];

/** Not the sheets of filters (`Drawer.Root`), which apply at once. */
const opensDialog = (source: string) => /<(Modal|Drawer)\s/.test(source);
const hasForm = (source: string) => /<Form\s/.test(source);

/** The components that a source draws: imported at once, or when they are needed. */
const partsOf = (path: string, source: string) =>
  [...source.matchAll(/(?:from |import\()'(\.[^']+\.tsx)'/g)].map(([, part]) => join(dirname(path), part ?? ''));

it('every dialog with a form asks before it throws away what was typed', () => {
  const dialogs = globSync('{app,features,ui}/**/*.tsx', { cwd: folder }).filter((path) => opensDialog(sourceOf(path)));
  expect(dialogs.length).toBeGreaterThan(10);
  const withForm = dialogs.filter((path) => {
    const source = sourceOf(path);
    return hasForm(source) || partsOf(path, source).some((part) => hasForm(sourceOf(part)));
  });
  expect(withForm.toSorted()).toEqual(secrets);
});
