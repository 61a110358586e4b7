import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { answerLength, load } from './load.ts';

const answer = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1');

test('the length of an answer is known once its head is whole', () => {
  expect(answerLength(answer('HTTP/1.1 200 OK\nContent-Length: 5'))).toBeNull();
  expect(answerLength(answer('HTTP/1.1 200 OK\nContent-Length: 5\n\nab'))).toBe(43);
});

test('anything but a 200 with a length is an error', () => {
  expect(() => answerLength(answer('HTTP/1.1 404 Not Found\nContent-Length: 2\n\n{}'))).toThrow('unexpected answer');
  expect(() => answerLength(answer('HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n'))).toThrow(
    'without content-length',
  );
});

test('every answer of every connection is counted, however it is cut', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.setHeader('content-length', 200_000);
    response.write('a'.repeat(100_000));
    setImmediate(() => response.end('b'.repeat(100_000)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const result = await load({ port, paths: ['/a', '/b'], token: 'token', connections: 3, milliseconds: 50 });
    expect(result.requests).toBe(asked.length);
    expect(result.requests).toBeGreaterThanOrEqual(3);
    expect(new Set(asked)).toEqual(new Set(['/a Bearer token', '/b Bearer token']));
  } finally {
    server.close();
  }
});

test('a refused request ends the load with its answer', async () => {
  const server = createServer((_request, response) => response.writeHead(401, { 'content-length': 2 }).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const one = { port, paths: ['/a'], token: null, connections: 1, milliseconds: 50 };
    await expect(load(one)).rejects.toThrow('unexpected answer: HTTP/1.1 401');
  } finally {
    server.close();
  }
});
