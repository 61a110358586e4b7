import { ensureWebBuild, WebBuildError } from './web-build.ts';

try {
  await ensureWebBuild();
} catch (error) {
  if (!(error instanceof WebBuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
