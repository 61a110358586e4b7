import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type MailServer = {
  url: string;
  /** What arrived, decoded as far as our own texts need it. */
  received: () => readonly string[];
  close: () => Promise<void>;
};

/** Takes every mail and keeps its text: as little of SMTP as a sender needs. */
export async function openMailServer(port = 0): Promise<MailServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    let unread = '';
    let inMail = false;
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.write('220 rehearsal ESMTP\r\n');
    socket.on('data', (chunk: string) => {
      unread += chunk;
      for (;;) {
        const end = unread.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const line = unread.slice(0, end);
        unread = unread.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          mails.push(decoded(line));
          inMail = false;
          socket.write('250 kept\r\n');
        } else if (/^DATA/i.test(line)) {
          inMail = true;
          socket.write('354 go on\r\n');
        } else {
          socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n');
        }
      }
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => mails,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Lines that were folded for the way are one again. */
const decoded = (mail: string): string => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
