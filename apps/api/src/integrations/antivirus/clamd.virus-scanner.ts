import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ScanForViruses } from './virus-scanner.port.ts';

/** Scanning 5 MB takes well under a second; a daemon that is reloading its signatures may take longer. */
const silenceMs = 30_000;

const askedForMs = 10_000;

/** ClamAV's daemon by its INSTREAM command: the file is sent in pieces, so no disk has to be shared. */
export function createClamdScanner(url: string): ScanForViruses {
  return async (path) => {
    const socket = openSocket(url);
    try {
      return verdictOf(await converse(socket, path));
    } finally {
      socket.destroy();
    }
  };
}

function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
  return socket.setTimeout(silenceMs, () => socket.destroy(new Error('clamd does not answer')));
}

/** Resolves if the daemon answers. Everybody may ask whether the service is well: the daemon is asked now and then. */
export function createClamdCheck(url: string): () => Promise<void> {
  let asked: { at: number; answer: Promise<void> } | undefined;
  return () => {
    if (!asked || performance.now() - asked.at > askedForMs) asked = { at: performance.now(), answer: ping(url) };
    return asked.answer;
  };
}

async function ping(url: string): Promise<void> {
  const socket = openSocket(url);
  try {
    socket.write('zPING\0');
    const heard = (await text(socket)).replace(/\0/g, '').trim();
    if (heard !== 'PONG') throw new Error(`clamd answered ${heard ? `"${heard}"` : 'nothing'} to a ping`);
  } finally {
    socket.destroy();
  }
}

/**
 * If clamd refuses the file it closes the connection while we are still sending. Its answer arrives most of the time,
 * and then only the answer counts. An error while sending ends the connection, and one that clamd ended may leave us
 * waiting to send the next piece.
 */
async function converse(socket: Socket, path: string): Promise<string> {
  // The socket is not ended after the last piece: clamd would take that for a client that left.
  pipeline(inPieces(path), socket, { end: false }).catch(() => undefined);
  let heard = '';
  try {
    for await (const words of socket.setEncoding('utf8')) heard += words;
  } catch (error) {
    if (heard === '') throw error;
  }
  if (heard === '') throw new Error('clamd closed the connection without a word');
  return heard;
}

/** Each piece is preceded by its length; a length of zero is the end. */
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
