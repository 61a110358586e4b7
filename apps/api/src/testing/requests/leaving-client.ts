import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Leaving = {
  /** Written as it is: a request, or the beginning of one. */
  send: string | Uint8Array;
  /** Leaves when this much of the answer has come; at once where it is 0. */
  afterBytes: number;
  /** Reads nothing for this long before it leaves: what the server sends stays on its way. */
  pauseMs?: number;
};

/** A client that hangs up without a word; resolves once it has. */
export async function hangUp(port: number, { send, afterBytes, pauseMs = 0 }: Leaving): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  let received = 0;
  const enough = new Promise<void>((resolve) => {
    const ended = () => resolve();
    socket.on('error', ended).on('close', ended);
    if (pauseMs > 0) setTimeout(resolve, pauseMs);
    else if (afterBytes > 0) {
      socket.on('data', (chunk) => {
        received += chunk.length;
        if (received >= afterBytes) resolve();
      });
    }
  });
  await new Promise<void>((resolve) => socket.write(send, () => resolve()));
  if (afterBytes > 0 || pauseMs > 0) await enough;
  socket.resetAndDestroy();
}

/** The files below a folder that this process holds open. */
export function openFilesIn(folder: string): string[] {
  return readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      const path = readlinkSync(join('/proc/self/fd', name));
      return path.startsWith(folder) ? [path] : [];
    } catch {
      // Closed between listing and looking.
      return [];
    }
  });
}

/** Runs the garbage collector: Node ends the process where it finds a forgotten file handle. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
