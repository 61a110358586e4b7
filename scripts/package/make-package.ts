import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPrograms } from '../../apps/api/build/program-build.ts';
import { readCommit } from '../../apps/api/src/features/health/service/read-commit.ts';
import { root } from '../repository.ts';
import { ensureWebBuild } from '../web-build.ts';
import { copyPackages } from './copy-packages.ts';
import { commands, fileOf, programs } from './programs.ts';
import { trimProgram } from './trim-program.ts';

/** Packages with files of their own beside their code. Everything else is inside the built files. */
const apart = {
  imported: ['@electric-sql/pglite', '@resvg/resvg-js'],
  // `apps/api/src/pdf/libraries.ts` asks for them by name.
  required: ['pdfkit', 'fontkit'],
};

/** What a server runs by; the folder before stays beside it, to go back to. */
export async function makePackage(to: string): Promise<{ packages: number }> {
  await ensureWebBuild();
  const made = `${to}.new`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  const packages = await fill(made);
  const before = `${to}.before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(to)) renameSync(to, before);
  renameSync(made, to);
  return { packages };
}

async function fill(folder: string): Promise<number> {
  await buildPrograms(programs, { to: join(folder, 'apps/api/dist'), apart: apart.imported });
  cpSync(join(root, 'apps/api/package.json'), join(folder, 'apps/api/package.json'));
  // Fonts, style sheets and migrations. The snapshots of the schema are for writing migrations.
  cpSync(join(root, 'apps/api/src'), join(folder, 'apps/api/src'), {
    recursive: true,
    filter: (path) => !/\.(ts|md)$|_snapshot\.json$|\/(testing|whole-api)$/.test(path),
  });
  cpSync(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'), { recursive: true });
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const commit = readCommit(root);
  if (commit) writeFileSync(join(folder, 'commit'), `${commit}\n`);
  writeFileSync(join(folder, 'package.json'), manifest());
  const packages = copyPackages([...apart.imported, ...apart.required], folder);
  copyNode(folder);
  return packages + 1;
}

/** The commands have the names that they have in the repository. */
function manifest(): string {
  const { name, version, license, type, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  // The doctor compares the Node that runs with this.
  const { node } = devDependencies;
  const scripts = Object.fromEntries(
    Object.keys(commands).map((command) => [command, `node_modules/node/bin/node apps/api/dist/${fileOf(command)}`]),
  );
  return `${JSON.stringify({ name, version, private: true, license, type, scripts, devDependencies: { node } }, null, 2)}\n`;
}

/** Once: npm's package has its program in two places. Without what only debuggers read, and seen to start. */
function copyNode(folder: string): void {
  const bin = join(folder, 'node_modules/node/bin');
  mkdirSync(bin, { recursive: true });
  cpSync(join(root, 'node_modules/node/package.json'), join(folder, 'node_modules/node/package.json'));
  cpSync(process.execPath, join(bin, 'node'), { dereference: true });
  trimProgram(join(bin, 'node'));
  chmodSync(join(bin, 'node'), 0o755);
  execFileSync(join(bin, 'node'), ['--version']);
}
