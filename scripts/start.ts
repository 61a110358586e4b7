import { join } from 'node:path';
import { root } from './repository.ts';
import { supervise } from './supervise.ts';
import { ensureWebBuild, WebBuildError } from './web-build.ts';

try {
  await ensureWebBuild();
} catch (error) {
  if (!(error instanceof WebBuildError)) throw error;
  console.error(error.message);
  process.exit(1);
}

// A person watches this terminal: one line per request would push the start message out of sight.
const { LOG_LEVEL } = process.env;
Object.assign(process.env, { LOG_LEVEL: LOG_LEVEL || 'warn' });

process.exitCode = await supervise([join(root, 'apps/api/src/main.ts')]);
