import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '../startup-error.ts';

/** Resolves with the port once the server can be reached; the port is another than asked for where that was 0. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, host, port)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** New connections are refused, running requests finish; what still runs after the grace is cut. */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
}

function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): StartupError {
  return error.code === 'EADDRINUSE'
    ? new StartupError(
        `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
      )
    : new StartupError(`Cannot listen on ${host}:${port} (${error.message}). Check HOST and PORT.`);
}
