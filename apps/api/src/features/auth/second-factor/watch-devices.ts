import { isIPv6 } from 'node:net';
import { readDevice } from '@fonendo/domain/auth/device';
import type { Locale } from '@fonendo/domain/shared/locale';
import { fill } from '@fonendo/messages/fill';
import { keyedHash } from '../../../http/secret-keys.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import type { HeldUser } from '../auth-users.repository.ts';
import { rememberMarks } from './known-devices.repository.ts';
import { securityMail, securityTexts } from './security.mails.ts';

/**
 * Reports a sign-in from a new device by mail, except the very first one. A browser is recognised by its cookie, or
 * without one by its user agent and network.
 */
export async function watchDevices(context: AuthContext, { tx, user }: HeldUser, origin: Origin): Promise<void> {
  const network = roughNetwork(origin.address);
  const surroundings = `${origin.userAgent?.replaceAll(/[\d._]+/g, '') ?? ''} ${network}`;
  const marks = [surroundings, ...(origin.deviceMark ? [origin.deviceMark] : [])].map((mark) =>
    keyedHash(context.keys['known-device'], `${user.id} ${mark}`),
  );
  const { known, first } = await rememberMarks(tx, user.id, marks, context.now());
  if (known || first) return;
  const device = deviceName(origin.userAgent, user.locale);
  await context.sendMail(tx, securityMail(context, user, 'newDevice', { device, network }));
}

/** Precise enough to recognise a place, not to identify a household. */
export function roughNetwork(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.x');
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::`;
}

function deviceName(userAgent: string | null, locale: Locale): string {
  const { device, unknown } = securityTexts[locale].newDevice;
  const { browser, system } = readDevice(userAgent);
  if (browser && system) return fill(device, { browser, system });
  return browser ?? system ?? unknown;
}
