import { type Import, importsOf, onlyReexports, type Source } from './module-imports.ts';
import { reportAndExit } from './report.ts';
import { readSources } from './sources.ts';

/**
 * docs/architecture.md, "What may import what". Every rule follows from where a file lies: a new feature,
 * integration or package is covered the moment its folder exists.
 */
export function findWrongImports(sources: readonly Source[]): string[] {
  const problems = sources.flatMap(({ path }) => nameProblems(path));
  const parsed = sources.map((source) => ({ source, imports: importsOf(source) }));
  const imported = new Set(parsed.flatMap(({ source, imports }) => sameAppTargets(source.path, imports)));

  for (const { source, imports } of parsed) {
    if (isBarrel(source)) problems.push(`${source.path}: a barrel hides where things live; import the file itself`);
    const from = placeOf(source.path, imported);
    for (const item of imports) {
      const reason = refusal(from, item, imported);
      if (reason) problems.push(`${source.path}:${item.line}: imports ${item.target}, but ${reason}`);
    }
  }
  return [...problems, ...findCircles(parsed), ...findMainThreadWork(parsed)];
}

type Parsed = { source: Source; imports: Import[] };

/** What takes long enough to keep everybody waiting: laying out PDFs and pictures, and reading PDFs of others. */
const threadOnly = /^(pdfkit|fontkit|@resvg\/resvg-js|@cantoo\/pdf-lib|apps\/api\/src\/pdf\/libraries\.ts)$/;
const mainThread = ['apps/api/src/serve.ts', 'apps/api/src/seed.ts'];

/** Threads are started by the address of their file, so that nothing which is imported from `main.ts` reaches it. */
function findMainThreadWork(parsed: readonly Parsed[]): string[] {
  const importsByPath = new Map(parsed.map(({ source, imports }) => [source.path, imports]));
  const open = mainThread.map((path) => [path]);
  const seen = new Set(mainThread);
  const problems: string[] = [];
  for (let trail = open.pop(); trail; trail = open.pop()) {
    for (const { target, typeOnly } of importsByPath.get(trail.at(-1) ?? '') ?? []) {
      if (typeOnly || seen.has(target)) continue;
      seen.add(target);
      if (threadOnly.test(target)) problems.push(`${[...trail, target].join(' -> ')}: only for threads`);
      open.push([...trail, target]);
    }
  }
  return problems;
}

type Place = {
  path: string;
  /** `domain`, `contract`, `messages`, `client`, `api`, `web`, or the folder of the tools. */
  workspace: string;
  /** The first folder below src, or the role of a file directly in src. */
  layer: string;
  /** The second folder below src: the noun of a feature, the kind of an integration. */
  noun: string | undefined;
  isTest: boolean;
};

const composition = new Set(['main', 'serve', 'app', 'api']);

const isTestFile = (path: string) => /\.(test|bench)\.tsx?$/.test(path);

function placeOf(path: string, imported: ReadonlySet<string>): Place {
  const [kind = '', name = '', source, ...inside] = path.split('/');
  const base = { path, isTest: isTestFile(path), noun: undefined };
  if (kind === 'packages') return { ...base, workspace: name, layer: source === 'src' ? 'package' : 'tools' };
  if (kind !== 'apps') return { ...base, workspace: kind, layer: 'tools' };
  if (source !== 'src') return { ...base, workspace: name, layer: 'tools' };
  const [first = '', second] = inside;
  if (inside.length > 1)
    return { ...base, workspace: name, layer: first, noun: inside.length > 2 ? second : undefined };
  const role = first.replace(/\.tsx?$/, '');
  if (composition.has(role)) return { ...base, workspace: name, layer: role };
  // Beside the composition lie entry points, which nothing imports, and leaves, which everything may import.
  return { ...base, workspace: name, layer: imported.has(path) ? 'leaf' : 'entry' };
}

function refusal(from: Place, item: Import, imported: ReadonlySet<string>): string | null {
  if (!item.isFile) return externalRefusal(from, item);
  const to = placeOf(item.target, imported);
  if (to.layer === 'testing' && !['testing', 'tools'].includes(from.layer) && !from.isTest)
    return 'testing is for tests';
  if (from.workspace !== to.workspace) return workspaceRefusal(from, to, item);
  if (from.isTest || from.layer === 'testing' || from.layer === 'tools') return null;
  if (from.workspace === 'api') return apiRefusal(from, to, item);
  if (from.workspace === 'web') return webRefusal(from, to);
  return null;
}

function workspaceRefusal(from: Place, to: Place, item: Import): string | null {
  if (from.layer === 'tools') return null;
  switch (from.workspace) {
    case 'domain':
      return 'the domain imports nothing but itself';
    case 'contract':
      return to.workspace === 'domain' ? null : 'the contract imports the domain and zod only';
    case 'client':
      return 'the client imports nothing but what is made from the document';
    case 'messages':
      return item.typeOnly && to.layer === 'package' ? null : 'the messages import types only';
    case 'web':
      if (to.workspace === 'api') return 'the web knows the API by its document (packages/client), not by its source';
      return to.layer === 'package' ? uiPackageRefusal(from, to) : 'apps import packages only';
    default:
      if (to.workspace === 'client') return 'the client is for those who call the API from outside';
      return to.layer === 'package' ? null : 'apps import packages only';
  }
}

const uiPackageRefusal = (from: Place, to: Place) =>
  from.layer === 'ui' && to.workspace === 'domain' ? 'ui knows no domain' : null;

/** What the files of a package may take from npm and Node. Tests bring their own tools. */
function externalRefusal(from: Place, { target, typeOnly }: Import): string | null {
  if (from.isTest) return null;
  if (from.layer === 'package') {
    if (from.workspace === 'contract' && target === 'zod') return null;
    if (from.workspace === 'messages' && typeOnly) return null;
    return from.workspace === 'contract'
      ? 'the contract imports the domain and zod only'
      : `the ${from.workspace} package imports no libraries`;
  }
  if (from.workspace === 'api' && isDatabaseLibrary(target) && !typeOnly && !mayHoldSql(from)) {
    return 'SQL lives in db/ and *.repository.ts';
  }
  return null;
}

/** The class of a failed query is no SQL: whoever writes the log has to recognise it. */
const isDatabaseLibrary = (target: string) => /^(drizzle-orm|pg)(\/|$)/.test(target) && target !== 'drizzle-orm/errors';

const mayHoldSql = (from: Place) =>
  from.layer === 'db' || from.layer === 'testing' || from.layer === 'tools' || /\.repository\.ts$/.test(from.path);

/** main -> app -> api -> http, features -> db; the leaves beside them (configuration) serve everybody. */
const apiLayers: Record<string, readonly string[]> = {
  entry: ['main', 'app', 'api', 'http', 'features', 'jobs', 'integrations', 'operations', 'pdf', 'db', 'leaf'],
  operations: ['http', 'features', 'jobs', 'integrations', 'db', 'leaf'],
  main: ['serve', 'db', 'tools'],
  serve: ['app', 'http', 'db', 'leaf'],
  app: ['api', 'http', 'features', 'jobs', 'integrations', 'pdf', 'db', 'leaf'],
  api: ['http', 'features', 'integrations', 'jobs', 'pdf', 'db', 'leaf'],
  features: ['http', 'db', 'integrations', 'jobs', 'pdf', 'leaf'],
  http: ['db', 'leaf'],
  jobs: ['db', 'integrations', 'leaf'],
  integrations: ['db', 'workers', 'leaf'],
  pdf: ['workers', 'leaf'],
  workers: ['leaf'],
  db: ['integrations', 'leaf'],
  leaf: ['leaf'],
};

function apiRefusal(from: Place, to: Place, item: Import): string | null {
  if (from.layer !== to.layer && !apiLayers[from.layer]?.includes(to.layer)) return directionRefusal(from, to);
  if (to.layer === 'features') return featureRefusal(from, to);
  if (to.layer === 'integrations') return integrationRefusal(from, to);
  const isTable = item.target.startsWith('apps/api/src/db/schema/');
  if (isTable && !item.typeOnly && !mayHoldSql(from)) return 'tables belong to db/ and *.repository.ts';
  return null;
}

/** app, routes -> features -> ui, platform. */
const webLayers: Record<string, readonly string[]> = {
  main: ['app', 'routes', 'ui', 'platform', 'leaf'],
  entry: ['app', 'routes', 'ui', 'platform', 'leaf'],
  app: ['routes', 'features', 'ui', 'platform', 'leaf'],
  routes: ['app', 'features', 'ui', 'platform', 'leaf'],
  features: ['ui', 'platform', 'leaf'],
  platform: ['leaf'],
  ui: ['leaf'],
  leaf: ['app', 'routes', 'leaf'],
};

function webRefusal(from: Place, to: Place): string | null {
  if (from.layer !== to.layer && !webLayers[from.layer]?.includes(to.layer)) return directionRefusal(from, to);
  return to.layer === 'features' ? featureRefusal(from, to) : null;
}

const directionRefusal = (from: Place, to: Place) => `${from.layer} does not know ${to.layer}`;

function featureRefusal(from: Place, to: Place): string | null {
  if (from.layer !== 'features' || from.noun === to.noun) return null;
  return isPublic(to)
    ? null
    : `a feature reaches ${to.noun} only through ${to.noun}.public.ts, or the door of a part of it`;
}

/** A door has the name of its folder: `offers/offers.public.ts`, `candidacies/access/access.public.ts`. */
const isPublic = ({ path }: Place) => /\/([^/]+)\/\1\.public\.tsx?$/.test(path);

/** Only the composition root chooses adapters; everybody else sees the port. */
function integrationRefusal(from: Place, to: Place): string | null {
  if (['app', 'entry', 'operations'].includes(from.layer) || /\.port\.ts$/.test(to.path)) return null;
  if (from.layer === 'integrations' && from.noun === to.noun) return null;
  return 'only app.ts knows adapters; import the *.port.ts';
}

/**
 * Features that need each other in a circle. A part with a door or a context of its own counts by itself: it may lie
 * below features on which the rest of its noun is built (`candidacies/profile-lock`), or above them.
 */
function findCircles(parsed: readonly Parsed[]): string[] {
  const parts = parsed.flatMap(
    ({ source }) => /^(.+\/([^/]+))\/\2\.(public|context)\.tsx?$/.exec(source.path)?.[1] ?? [],
  );
  const partOf = (path: string) =>
    parts.filter((part) => path.startsWith(`${part}/`)).sort((a, b) => b.length - a.length)[0] ?? featureOf(path);
  const links = new Map<string, Set<string>>();
  for (const { source, imports } of parsed) {
    if (isTestFile(source.path) || !featureOf(source.path)) continue;
    for (const { target } of imports) {
      if (!featureOf(target) || featureOf(target) === featureOf(source.path)) continue;
      const [from, to] = [partOf(source.path), partOf(target)];
      if (from && to) links.set(from, (links.get(from) ?? new Set()).add(to));
    }
  }
  return circlesOf(links);
}

const featureOf = (path: string) => /^(apps\/[^/]+\/src\/features\/[^/]+)\//.exec(path)?.[1];

function circlesOf(links: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const circles: string[] = [];
  const finished = new Set<string>();
  const visit = (part: string, trail: readonly string[]) => {
    if (finished.has(part)) return;
    const start = trail.indexOf(part);
    if (start >= 0) {
      circles.push(`features import each other in a circle: ${[...trail.slice(start), part].join(' -> ')}`);
      return;
    }
    for (const next of links.get(part) ?? []) visit(next, [...trail, part]);
    finished.add(part);
  };
  for (const part of links.keys()) visit(part, []);
  return circles;
}

function nameProblems(path: string): string[] {
  const vague = path.split('/').find((part) => /^(utils?|helpers?|misc|common|general)(\.|$)/i.test(part));
  return vague ? [`${path}: "${vague}" says nothing; name it after what it holds`] : [];
}

const isBarrel = (source: Source) => /^apps\/.*\/index\.tsx?$/.test(source.path) && onlyReexports(source);

function sameAppTargets(path: string, imports: readonly Import[]): string[] {
  const app = path.split('/').slice(0, 3).join('/');
  return imports.map(({ target }) => target).filter((target) => target.startsWith(`${app}/`));
}

if (import.meta.main) reportAndExit('Import directions', findWrongImports(readSources()));
