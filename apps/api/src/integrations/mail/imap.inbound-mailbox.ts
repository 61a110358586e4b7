import { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { InboundMailbox, InboundOutcome } from './inbound-mailbox.port.ts';
import { parseInboundMail } from './parse-inbound-mail.ts';

type Settings = { url: string; maxBytes: number; log: Pick<Logger, 'warn'> };

/** The folders of mails that were not taken, for the operator of the mailbox. */
const folders: Record<Exclude<InboundOutcome, 'taken'>, string> = {
  refused: 'Fonendo-Refused',
  ignored: 'Fonendo-Automatic',
};

/** Per run; the rest is read a minute later. */
const mostMails = 50;

/** A mailbox that is read over IMAP. One connection per run: mail servers close those that stand still. */
export const createImapMailbox = ({ url, maxBytes, log }: Settings): InboundMailbox => ({
  async readEach(handle) {
    await withMailbox(url, async (client) => {
      // An empty mailbox has no first mail, and servers refuse to list from it.
      if (client.mailbox && client.mailbox.exists === 0) return;
      const found = await client.fetchAll('1:*', { uid: true, size: true });
      for (const { uid, size = 0 } of found.slice(0, mostMails)) {
        const tooLarge = size > maxBytes;
        const mail = await client.fetchOne(String(uid), tooLarge ? { headers: true } : { source: true }, { uid: true });
        const source = mail ? (tooLarge ? mail.headers : mail.source) : undefined;
        if (!source) continue;
        try {
          await putAway(client, uid, await handle(await parseInboundMail(source, { tooLarge })));
        } catch (error) {
          // It stays where it is. The others do not wait for it.
          log.warn({ err: error }, 'inbound mail failed, will be read again');
        }
      }
    });
  },
});

/** Connects, signs in and opens the mailbox, and reads nothing. */
export const verifyImap = (url: string): Promise<void> => withMailbox(url, async () => undefined);

async function putAway(client: ImapFlow, uid: number, outcome: InboundOutcome): Promise<void> {
  if (outcome === 'taken') {
    await client.messageDelete(String(uid), { uid: true });
    return;
  }
  // Created with the first mail of its kind; asked for again, it says that it exists.
  await client.mailboxCreate(folders[outcome]);
  await client.messageMove(String(uid), folders[outcome], { uid: true });
}

async function withMailbox(url: string, work: (client: ImapFlow) => Promise<void>): Promise<void> {
  const { hostname, port, protocol, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const local = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname);
  const client = new ImapFlow({
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    // A password travels in the open only within this machine.
    ...(!secure && !local && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  });
  // Without a listener an error of the connection would end the process; the call that waits for it fails as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const lock = await client.getMailboxLock(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    try {
      await work(client);
    } finally {
      lock.release();
    }
    await client.logout();
  } catch (error) {
    throw withoutPassword(error);
  } finally {
    client.close();
  }
}

/** Some servers repeat what they were told. */
function withoutPassword(error: unknown): Error {
  const { code, responseStatus, authenticationFailed, message } = error as Record<string, unknown>;
  const reason = authenticationFailed ? 'the server refuses the user or the password' : (responseStatus ?? message);
  return Object.assign(new Error(`The mailbox cannot be read: ${String(reason)}`), { ...(code ? { code } : {}) });
}
