import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makePackage } from './package/make-package.ts';
import { root } from './repository.ts';
import { WebBuildError } from './web-build.ts';

/** `npm run package -- --to /opt/fonendo`: a folder with the built product and what it needs to run, and nothing else. */
const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist/fonendo' } } });
const to = resolve(root, values.to);
try {
  await makePackage(to);
  console.log(`The product is in ${to}. Start it there with npm start, or by the units in ${to}/deploy/systemd.`);
} catch (error) {
  if (!(error instanceof WebBuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
