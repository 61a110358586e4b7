import { onTestFinished } from 'vitest';
import { createHttpServer, type Fetch } from '../http/server.ts';
import { listen } from '../http/server-lifecycle.ts';
import { createTestLog, type TestLog } from './log.ts';

export type TestServer = TestLog & { url: string; port: number };

/** The product's HTTP server on a free port, for the running test; what it logs can be read. */
export async function openTestServer(
  fetch: Fetch,
  production = false,
  pathForLog = (path: string) => path,
): Promise<TestServer> {
  const testLog = createTestLog();
  const server = createHttpServer(fetch, { log: testLog.log, production, pathForLog });
  const port = await listen(server, '127.0.0.1', 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { ...testLog, port, url: `http://127.0.0.1:${port}` };
}
