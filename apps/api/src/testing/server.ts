import { onTestFinished } from 'vitest';
import { createHttpServer, type Fetch, type HttpServerOptions } from '../http/server.ts';
import { listen } from '../http/server-lifecycle.ts';
import { createTestLog, type TestLog } from './log.ts';

export type TestServer = TestLog & { url: string; port: number };

/** The product's HTTP server on a free port, for the running test; what it logs can be read. */
export async function openTestServer(fetch: Fetch, options: Partial<HttpServerOptions> = {}): Promise<TestServer> {
  const testLog = createTestLog();
  const { log } = testLog;
  const server = createHttpServer(fetch, { log, production: false, pathForLog: (path) => path, ...options });
  const port = await listen(server, '127.0.0.1', 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { ...testLog, port, url: `http://127.0.0.1:${port}` };
}
