import { ensureServerBuild } from '../apps/api/build/server-build.ts';
import { ensureWebBuild, WebBuildError } from './web-build.ts';

try {
  await ensureServerBuild();
  await ensureWebBuild();
} catch (error) {
  if (!(error instanceof WebBuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
