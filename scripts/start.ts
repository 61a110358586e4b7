import { ensureServerBuild } from '../apps/api/build/server-build.ts';
import { runServer } from './supervise/run-server.ts';
import { ensureWebBuild, WebBuildError } from './web-build.ts';

try {
  const { SERVE_WEB } = process.env;
  if (SERVE_WEB !== 'false') await ensureWebBuild();
  process.exitCode = await runServer(await ensureServerBuild());
} catch (error) {
  if (!(error instanceof WebBuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
