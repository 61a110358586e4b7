import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './repository.ts';

/**
 * `npm run mails -- --to FOLDER`: every mail that the product writes, in both languages, as a page to look at. The
 * tests of the mails write them, so that none can be missing; with examples, no row of anybody.
 */
const { values } = parseArgs({ options: { to: { type: 'string', default: 'test-results/mails' } } });
const folder = resolve(root, values.to);
for (const locale of ['es', 'en']) rmSync(join(folder, locale), { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const tests = ['notices', 'direct-mails'].map((name) => `apps/api/src/features/notifications/${name}.test.ts`);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'api', '--reporter=dot', ...tests], {
  ...{ cwd: root, stdio: 'inherit' },
  env: { ...process.env, MAILS_TO: folder },
});

if (status === 0) {
  const names = readdirSync(join(folder, 'es'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => basename(file, '.html'))
    .toSorted();
  writeFileSync(join(folder, 'index.html'), indexOf(names));
  console.log(`${names.length} mails in two languages: ${join(folder, 'index.html')}`);
}
process.exitCode = status ?? 1;

function indexOf(names: readonly string[]): string {
  const subjectOf = (name: string, locale: string) =>
    escaped(readFileSync(join(folder, locale, `${name}.txt`), 'utf8').split('\n')[0] ?? '');
  const sections = names.map(
    (name) =>
      `<section id="${name}"><h2>${name}</h2><div>${['es', 'en']
        .map(
          (locale) =>
            `<figure><figcaption lang="${locale}"><b>${subjectOf(name, locale)}</b> <a href="${locale}/${name}.txt">text</a></figcaption><iframe loading="lazy" sandbox src="${locale}/${name}.html" title="${name}, ${locale}"></iframe></figure>`,
        )
        .join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mails of Fonendo</title>
<style>body{font:15px/1.5 system-ui;margin:24px;color:#16323a}nav{columns:16em;font-size:13px}section div{display:flex;flex-wrap:wrap;gap:16px}figure{flex:1 1 360px;margin:0}iframe{width:100%;height:640px;border:1px solid #c9d6d9;border-radius:8px;background:#fff}figcaption{margin-bottom:6px}</style>
<h1>${names.length} mails</h1><nav>${names.map((name) => `<a href="#${name}">${name}</a><br>`).join('')}</nav>
${sections.join('\n')}</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
