import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The floor: node:http and nothing else, answering every request with the given headers and body.
 * Usage: node bare-server.ts '{"headers":{…},"body":"…"}'. Prints its port.
 */
const { headers, body } = JSON.parse(process.argv[2] ?? '') as { headers: Record<string, string>; body: string };

const server = createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`listening on ${(server.address() as AddressInfo).port}`));
