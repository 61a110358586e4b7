import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../repository.ts';
import { reportAndExit } from './report.ts';

/**
 * Bytes that travel, that is compressed with brotli as the server sends them. This check reads the build and
 * so sees what is certain to be loaded; e2e/app/size-budget.spec.ts measures the same in the browser.
 */
export const sizeBudget = {
  firstLoadScripts: 165_000,
  firstLoadStyles: 16_000,
  signingIn: 195_000,
  /** What every page behind the login is made of; without the validator, which waits for a form. */
  shell: 108_000,
  routeChange: 45_000,
};

/**
 * Fetched together as soon as somebody turns to the login form: what comes after it, what lists and long forms and what
 * pages of one's own share, and what the form is checked with.
 */
const signingInParts = [
  ...['src/app/signed-in-parts.ts', 'src/ui/table/data-table.tsx', 'src/features/documents/doctor-documents.tsx'],
  'packages/contract/src/auth/auth.schema.ts',
];

type Chunk = { file: string; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;
/** A page: its route file, the layout it wears, both chunks of their own, and whether it is behind the login. */
export type Page = { route: string; layout: string; auth: boolean };

export type Measurement = { what: string; size: number; budget: number };

export function measurePages(
  manifest: Manifest,
  pages: readonly Page[],
  sizeOf: (file: string) => number,
): Measurement[] {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const start = ['src/main.tsx', ...chunksOf(pages.find(({ route }) => route === 'index'))];
  const missing = [...start, ...signingInParts].filter((name) => !manifest[name]);
  // Without them the sums would be too small and the budget kept by mistake.
  if (start.length < 3 || missing.length > 0) throw new Error(`the build has no ${missing.join(', ') || 'page for /'}`);
  const first = filesOf(manifest, start);
  const firstLoad = (ending: string) => sum(first.filter((file) => file.endsWith(ending)));
  return [
    { what: 'scripts of the first load of /', size: firstLoad('.js'), budget: sizeBudget.firstLoadScripts },
    { what: 'styles of the first load of /', size: firstLoad('.css'), budget: sizeBudget.firstLoadStyles },
    {
      what: 'signing in',
      size: sum(filesOf(manifest, signingInParts).filter((file) => !first.includes(file))),
      budget: sizeBudget.signingIn,
    },
    {
      what: 'what every page behind the login needs',
      size: sum(filesOf(manifest, signingInParts.slice(0, 1)).filter((file) => !first.includes(file))),
      budget: sizeBudget.shell,
    },
    ...pages
      .filter((page) => !isInGallery(page))
      .map((page) => {
        const there = filesOf(manifest, [...start, ...chunksBefore(page)]);
        return {
          what: `going to ${page.route}`,
          size: sum(filesOf(manifest, chunksOf(page)).filter((file) => !there.includes(file))),
          budget: sizeBudget.routeChange,
        };
      }),
  ];
}

/** What the way to a page has loaded beside the first load: the parts that signing in fetches. */
const chunksBefore = ({ route, auth }: Page): string[] =>
  auth || comesAfterSigningIn.test(route) ? signingInParts : [];

/** Open without a session, but on the way of who has one; and a tool of who works on the product. */
const comesAfterSigningIn = /^(payment|second-factor|dev\/mailbox)$/;

/** A catalogue for who works on the product: it shows parts of every area, and weighs what they weigh. */
const isInGallery = ({ route }: Page) => route.startsWith('example/');

/** Knows each chunk also by the modules in it: a chunk holds many, and Vite names it by one or by none. */
export function withModules(manifest: Manifest, files: Readonly<Record<string, string>>): Manifest {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const named = Object.entries(files).flatMap(([name, file]) => {
    const chunk = chunks.get(file);
    return chunk ? [[name, chunk] as const] : [];
  });
  return { ...manifest, ...Object.fromEntries(named) };
}

export const exceeded = (measurements: readonly Measurement[]) =>
  measurements
    .filter(({ size, budget }) => size > budget)
    .map(({ what, size, budget }) => `${what}: ${kilobytes(size)} of at most ${kilobytes(budget)}`);

const chunksOf = (page: Page | undefined) =>
  page ? [`src/routes/${page.route}.tsx?tsr-split=component`, `src/app/layouts/${page.layout}.layout.tsx`] : [];

/** The chunks, everything they import at once, and all their styles. */
function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...files];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function readPages(): Page[] {
  const folder = join(root, 'apps/web/src/routes');
  return globSync('**/*.tsx', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('__root'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return {
        route: file.replace(/\.tsx$/, ''),
        layout: /\blayout: '([\w-]+)'/.exec(text)?.[1] ?? 'default',
        auth: /\bauth: true/.test(text),
      };
    });
}

if (import.meta.main) {
  const dist = join(root, 'apps/web/dist');
  const read = (file: string) => JSON.parse(readFileSync(join(dist, '.vite', file), 'utf8'));
  const manifest = withModules(read('manifest.json'), read('modules.json'));
  const sizeOf = (file: string) =>
    existsSync(join(dist, `${file}.br`))
      ? statSync(join(dist, `${file}.br`)).size
      : brotliCompressSync(readFileSync(join(dist, file))).length;
  const measurements = measurePages(manifest, readPages(), sizeOf);
  const [scripts, styles, signingIn, shell, ...changes] = measurements.map(({ size }) => size);
  console.log(
    `first load of /: ${kilobytes(scripts ?? 0)} scripts, ${kilobytes(styles ?? 0)} styles; signing in: ${kilobytes(signingIn ?? 0)}, of which every page needs ${kilobytes(shell ?? 0)}; largest route change: ${kilobytes(Math.max(...changes))}`,
  );
  reportAndExit('Size budget', exceeded(measurements));
}
