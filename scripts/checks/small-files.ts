import { posix } from 'node:path';
import { type Import, importsOf, type Source } from './module-imports.ts';
import { reportAndExit } from './report.ts';
import { readSources } from './sources.ts';

/** Below this a file is no room of its own. */
const fewestLines = 20;

/**
 * docs/architecture.md, "Folders": a file of fewer than 20 lines joins the one file that uses it. It stays where it has
 * a reason that can be seen: a role in its name, a test of its own, a user in another folder (a direction), loading on
 * demand, JSX that a `.ts` cannot hold, or a use case, which routes and the doors of features call by its name.
 */
export function findSmallFiles(sources: readonly Source[]): string[] {
  const paths = new Set(sources.map(({ path }) => path));
  const users = Map.groupBy(
    sources.flatMap((source) =>
      importsOf(source).map((used) => ({ user: source.path, target: fileOf(used, paths), onDemand: used.onDemand })),
    ),
    ({ target }) => target,
  );
  return sources.filter(isSmall).flatMap(({ path }) => {
    const uses = users.get(path) ?? [];
    const [user, another] = new Set(uses.map((use) => use.user).filter((name) => !isTest(name)));
    if (!user || another || paths.has(path.replace(/\.tsx?$/, '.test.ts'))) return [];
    if (uses.some(({ onDemand }) => onDemand)) return [];
    if (posix.dirname(user) !== posix.dirname(path) || hasReason(path, user)) return [];
    return [`${path}: fewer than ${fewestLines} lines, and only ${user} uses it; join them`];
  });
}

const fileOf = ({ target }: Import, paths: ReadonlySet<string>) =>
  paths.has(target) ? target : target.replace(/\.ts$/, '.tsx');

const isSmall = ({ path, text }: Source) =>
  /^(apps|packages)\//.test(path) && !isTest(path) && text.trimEnd().split('\n').length < fewestLines;

const isTest = (path: string) => /\.test\.tsx?$|\/(testing|whole-api)\//.test(path);

const hasRole = (path: string) => posix.basename(path).split('.').length > 2;

const hasReason = (path: string, user: string) =>
  hasRole(path) || /\.(routes|public)\.tsx?$/.test(user) || (path.endsWith('.tsx') && user.endsWith('.ts'));

if (import.meta.main) reportAndExit('Small files', findSmallFiles(readSources()));
