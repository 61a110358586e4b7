import { accountCalls } from './account-calls.ts';
import type { Call } from './call.ts';
import { hospitalCalls } from './hospital-calls.ts';
import { offerCalls } from './offer-calls.ts';
import { petitionCalls } from './petition-calls.ts';
import { platformCalls } from './platform-calls.ts';
import { secretCalls } from './secret-calls.ts';
import { selectionCalls } from './selection-calls.ts';

/** Requests that are right in themselves, by the name of their route: `GET /account`. */
export const calls: Record<string, Call | Call[]> = {
  ...accountCalls,
  ...hospitalCalls,
  ...offerCalls,
  ...petitionCalls,
  ...platformCalls,
  ...secretCalls,
  ...selectionCalls,
};
