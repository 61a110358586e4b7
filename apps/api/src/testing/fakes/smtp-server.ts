import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

type Behaviour = {
  /** Whose mails are refused. */
  refuses?: (recipient: string) => boolean;
  /** Whose mails get no answer until `release` is called. */
  delays?: (recipient: string) => boolean;
};

export type TestSmtpServer = {
  url: string;
  /** To whom mails were delivered, in order. */
  delivered: string[];
  /** Everything that clients said. */
  transcript: () => string;
  /** How many connections there have been. */
  connections: () => number;
  release: () => void;
};

/** As much of an SMTP server as a client needs; it may be slow, and refuse. */
export async function openTestSmtpServer({ refuses, delays }: Behaviour = {}): Promise<TestSmtpServer> {
  const delivered: string[] = [];
  let transcript = '';
  let connections = 0;
  const released = Promise.withResolvers<void>();

  const converse = (socket: Socket) => {
    connections += 1;
    let recipient = '';
    let unread = '';
    let inMessage = false;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      transcript += chunk.toString();
      unread += chunk.toString();
      let end = unread.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
      while (end >= 0) {
        const part = unread.slice(0, end);
        unread = unread.slice(end + (inMessage ? 5 : 2));
        if (inMessage) void accept();
        else answer(part);
        end = unread.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
      }
    });

    const accept = async () => {
      inMessage = false;
      const to = recipient;
      if (delays?.(to)) await released.promise;
      delivered.push(to);
      socket.write('250 taken\r\n');
    };

    const answer = (line: string) => {
      if (/^rcpt/i.test(line)) {
        recipient = /<(.*)>/.exec(line)?.[1] ?? '';
        socket.write(refuses?.(recipient) ? `550 5.1.1 <${recipient}>: nobody here\r\n` : '250 ok\r\n');
      } else if (/^data/i.test(line)) {
        inMessage = true;
        socket.write('354 go\r\n');
      } else if (/^quit/i.test(line)) {
        socket.end('221 bye\r\n');
      } else {
        socket.write('250 ok\r\n');
      }
    };
  };

  const server = createServer(converse).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    released.resolve();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    transcript: () => transcript,
    connections: () => connections,
    release: released.resolve,
  };
}
