import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { opening as en } from '@fonendo/messages/en/shared/opening';
import { opening as es } from '@fonendo/messages/es/shared/opening';
import type { Plugin } from 'vite';

/**
 * Writes into the HTML what a page looks like before its application is there: the layouts' outlines, the mark, and grey
 * blocks where something is coming (docs/decisions/0059). They wear the layouts' own classes, so sizes and colours have
 * one source. public/first.js chooses one of them; src/app/frame/page-frame.tsx takes them away.
 */
export function pageFrame(): Plugin {
  const names = new Map<string, Classes>();
  return {
    name: 'fonendo:page-frame',
    apply: 'build',
    config: () => ({
      css: {
        modules: {
          getJSON: (file: string, classes: Classes) =>
            void names.set(file.replaceAll('\\', '/').split('/web/src/').at(-1) ?? '', classes),
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return html;
        const frames = frame((file) => (name) => classOf(names, file, name));
        return html
          .replace('data-frames=""', () => `data-frames="${quoted(JSON.stringify(pathsOfFrames(readRoutes())))}"`)
          .replace('<div id="root">', (root) => frames + root);
      },
    },
  };
}

type Classes = Record<string, string>;

function classOf(names: ReadonlyMap<string, Classes>, file: string, name: string): string {
  const found = names.get(`${file}.module.css`)?.[name];
  if (!found) throw new Error(`${file}.module.css has no class ${name} (build/page-frame.ts)`);
  return found;
}

type Route = { path: string; layout: string; auth: boolean; rail: boolean };

/** Which paths a frame is for. What a visitor without a session sees is decided by public/first.js. */
function pathsOfFrames(routes: readonly Route[]): Record<'guarded' | 'rail' | 'signin' | 'open' | 'alone', string> {
  const of = (fits: (route: Route) => boolean) => {
    const paths = routes.filter(fits).map(({ path }) => path.slice(1).replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+'));
    return `^/(${paths.join('|')})/?$`;
  };
  return {
    guarded: of(({ layout, auth }) => auth && shells.test(layout)),
    rail: of(({ rail }) => rail),
    signin: of(({ layout }) => layout === 'signin'),
    open: of(({ layout }) => layout === 'header'),
    alone: of(({ path }) => path === '/signup'),
  };
}

const shells = /^(admin|by-policygroup|hospital|with-sidebar-header)$/;

const source = join(import.meta.dirname, '../src');

function readRoutes(): Route[] {
  const folder = join(source, 'routes');
  const [, rails = ''] =
    /new Set[^(]*\(\[([^\]]*)\]/.exec(readFileSync(join(source, 'app/layouts/rail-pages.ts'), 'utf8')) ?? [];
  if (!rails.includes("'/")) throw new Error('rail-pages.ts names no pages (build/page-frame.ts)');
  return globSync('**/*.tsx', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const path = /createFileRoute\('([^']+)'\)/.exec(text)?.[1];
    if (!path) return [];
    const layout = /\blayout: '([\w-]+)'/.exec(text)?.[1] ?? 'default';
    return [{ path, layout, auth: /\bauth: true/.test(text), rail: rails.includes(`'${path}'`) }];
  });
}

/** Nothing in it is for readers of the screen: what it stands for has not come. */
function frame(classesOf: (file: string) => (name: string) => string): string {
  const own = (name: string) => `frame-${name}`;
  const shell = classesOf('app/layouts/app-shell');
  const signin = classesOf('app/layouts/signin.layout');
  const panel = classesOf('features/auth/login/signin-panel');
  const login = classesOf('features/auth/login/login.screen');
  const page = classesOf('app/layouts/public/page');
  const header = classesOf('app/layouts/public/header');
  const card = classesOf('ui/card');
  const state = classesOf('ui/states/state');
  const logo = classesOf('ui/marks/logo');
  const language = classesOf('app/user-menu/language-switch');

  const drawing = readFileSync(join(import.meta.dirname, '../public/fonendo-mark.svg'), 'utf8')
    .replace(/ fill="#\w+"/, ` class="${logo('ground')}"`)
    .replace(/ stroke="#\w+"/, ` class="${logo('tube')}"`);
  const mark = (size: number, { name = true, tone = 'default' } = {}) =>
    `<span class="${logo('logo')}" data-tone="${tone}" style="font-size:${size * 0.66}px;gap:${size * 0.34}px">${drawing.replace('<svg', `<svg class="${logo('mark')}" width="${size}" height="${size}"`)}${name ? '<span>Fonendo</span>' : ''}</span>`;
  const block = (name: string) => `<div class="${own('block')} ${own(name)}"></div>`;

  const rows = `<div class="${card('card')}" data-padding="rows">${`<div class="${card('row')}"><div class="${state('skeletonRow')}">${block('square')}<div class="${state('skeletonLines')}">${block('name')}${block('detail')}</div></div></div>`.repeat(4)}</div>`;
  const coming = block('title') + rows;

  const shellWith = (rail: boolean) =>
    `<div class="${own(rail ? 'rail' : 'shell')}"><div class="${shell('frame')}"${rail ? ' data-density="workplace" data-rail="true"' : ''}><div class="${shell('shell')}">
<div class="${shell('aside')}"><div class="${shell('logo')}">${mark(28, { name: !rail })}</div><div class="${own('entries')}">${`<div class="${own('entry')}">${block('name')}</div>`.repeat(5)}</div></div>
<div class="${shell('column')}"><div class="${shell('phoneBar')}"><div class="${shell('menuButton')}">${block('menu')}</div><div class="${shell('phoneLogo')}">${mark(26)}</div></div><div class="${shell('topBar')}"></div><div class="${shell('content')}">${rail ? '' : coming}</div></div>
</div></div></div>`;
  const signinFrame = `<div class="${own('signin')}"><div class="${signin('page')}">
<div class="${signin('panel')}"><div class="${panel('panel')}"></div></div>
<div class="${signin('header')}"><span class="${signin('logo')}">${mark(32)}</span><span class="${signin('logoOnPanel')}">${mark(30, { tone: 'onPanel' })}</span><span class="${language('select')}"></span></div>
<div class="${signin('form')}"><div class="${login('body')}">${block('title')}${block('choice')}<div class="${own('inputs')}">${block('input').repeat(3)}</div></div></div>
</div></div>`;
  const openFrame = `<div class="${own('open')}"><div class="${page('page')}"><div class="${header('header')}"><span class="${header('logo')}">${mark(32)}</span></div><div class="${page('reading')}">${coming}</div></div></div>`;
  const aloneFrame = `<div class="${own('alone')}"><div class="${page('page')}"><div class="${page('reading')}"><span class="${page('home')}">${mark(32)}</span>${coming}</div></div></div>`;

  const message = ({ title, text }: { title: string; text: string }, reload: string) =>
    `<p><b>${title}</b></p><p>${text}</p><a href="">${reload}</a>`;
  const problems = (['failed', 'slow'] as const).flatMap((problem) =>
    Object.entries({ es, en }).map(
      ([language, texts]) =>
        `<div class="${own('message')}" role="alert" lang="${language}" data-problem="${problem}" hidden>${message(texts[problem], texts.reload)}</div>`,
    ),
  );
  const noScript = Object.entries({ es, en })
    .map(
      ([language, texts]) =>
        `<div class="${own('message')}" lang="${language}">${message(texts.noScript, texts.reload)}</div>`,
    )
    .join('');
  return `<div id="frame" class="${own('place')}"><div aria-hidden="true">${shellWith(false)}${shellWith(true)}${signinFrame}${openFrame}${aloneFrame}</div>${problems.join('')}<noscript>${noScript}</noscript></div>\n    `;
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
