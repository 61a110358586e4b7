import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ScanForViruses } from './virus-scanner.port.ts';

/** A scan of 5 MB takes well under a second; a daemon that reloads its signatures may need longer. */
const silenceMs = 30_000;

/** ClamAV's daemon over its INSTREAM command: the file goes through in pieces, nothing has to share a disk. */
export function createClamdScanner(url: string): ScanForViruses {
  const { hostname, port } = new URL(url);
  return async (path) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
    socket.setTimeout(silenceMs, () => socket.destroy(new Error('clamd does not answer')));
    try {
      return verdictOf(await converse(socket, path));
    } finally {
      socket.destroy();
    }
  };
}

/**
 * A refusal of the file by clamd ends the conversation while we still speak: its words arrive all the same. What is
 * heard decides alone. Whatever stops us from speaking ends the connection, and one that clamd ended may leave us
 * waiting for it to take the next piece.
 */
async function converse(socket: Socket, path: string): Promise<string> {
  // Not ended after the last piece: clamd takes a closed half for a caller who has left.
  pipeline(inPieces(path), socket, { end: false }).catch(() => undefined);
  const heard = await text(socket);
  if (heard === '') throw new Error('clamd closed the connection without a word');
  return heard;
}

/** Each piece goes with its length in front; a length of zero is the end. */
async function* inPieces(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function verdictOf(answer: string): 'clean' | 'infected' {
  const words = answer.replace(/\0/g, '').trim();
  if (words.endsWith('OK')) return 'clean';
  if (words.endsWith('FOUND')) return 'infected';
  throw new Error(`clamd could not look at the file: ${words}`);
}
