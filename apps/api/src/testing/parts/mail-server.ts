import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll } from 'vitest';
import { answers, freePort } from './ports.ts';

/** Debian: `apt-get install dovecot-imapd dovecot-lmtpd`. `scripts/test-on-postgres.sh` does it where it may. */
const program = '/usr/sbin/dovecot';

export const hasMailServer = isThere(program) && isThere('/usr/lib/dovecot/lmtp');

function isThere(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const missingMailServer =
  'NOT TESTED: Dovecot is not installed, so answers by mail were not read from a real mailbox. Debian: apt-get install dovecot-imapd dovecot-lmtpd';

/** Dovecot with a mailbox for everybody: mails are delivered to it as a mail server does it, and read over IMAP. */
export async function startMailServer() {
  const folder = await mkdtemp(join(tmpdir(), 'fonendo-dovecot-'));
  const [imap, lmtp] = [await freePort(), await freePort()];
  const root = userInfo().uid === 0;
  const user = root ? 'dovecot' : userInfo().username;
  const idOf = (flag: string) => execFileSync('id', [flag, user], { encoding: 'utf8' }).trim();
  const [uid, gid, group] = [Number(idOf('-u')), Number(idOf('-g')), idOf('-gn')];
  for (const name of ['mail', 'run']) await mkdir(join(folder, name));
  await chown(folder, uid, gid);
  await chown(join(folder, 'mail'), uid, gid);
  await writeFile(join(folder, 'dovecot.conf'), settings({ folder, user, group, uid, gid, imap, lmtp }));
  const server = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('close', resolve));
  afterAll(async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  await answers(imap, () => readFile(join(folder, 'log'), 'utf8').catch(() => 'no log'));
  await answers(lmtp, async () => 'LMTP does not answer');
  const transport = createTransport({ host: '127.0.0.1', port: lmtp, lmtp: true, secure: false, ignoreTLS: true });
  return {
    url: `imap://respuestas:secret@127.0.0.1:${imap}/INBOX`,
    wrongUrl: `imap://respuestas:hunter2@127.0.0.1:${imap}/INBOX`,
    /** Delivers a mail, as it arrived. */
    deliver: (raw: string, { from = 'somebody@example.test', to }: { from?: string; to: string }) =>
      transport.sendMail({ envelope: { from, to }, raw }),
  };
}

type Settings = { folder: string; user: string; group: string; uid: number; gid: number; imap: number; lmtp: number };

const settings = ({ folder, user, group, uid, gid, imap, lmtp }: Settings): string => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap lmtp
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail/%n
recipient_delimiter = +
auth_username_format = %n
lmtp_save_to_detail_mailbox = no
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%n
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${imap}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service lmtp {
  user = ${user}
  inet_listener lmtp {
    address = 127.0.0.1
    port = ${lmtp}
  }
}
`;
