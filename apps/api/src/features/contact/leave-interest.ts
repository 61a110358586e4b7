import { randomUUIDv7 } from 'node:crypto';
import type { InterestRequest } from '@fonendo/contract/auth/registration.schema';
import { addressForLimits } from '../../http/client-address.ts';
import { guardAttempts } from '../auth/auth.public.ts';
import type { ContactContext } from './contact.context.ts';
import { insertInterest } from './contact.repository.ts';

/** For professions that are not served yet: stores a name, creates no account. */
export async function leaveInterest(
  context: ContactContext,
  interest: InterestRequest,
  address: string,
): Promise<void> {
  await guardAttempts(context, { interestAddress: addressForLimits(address) });
  await insertInterest(context.db, { id: randomUUIDv7(), ...interest, createdAt: context.now() });
}
