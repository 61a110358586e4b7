import type { Locale } from '@fonendo/domain/shared/locale';
import type { Queryable } from '../../db/database.ts';
import type { CheckoutState } from './payment-gateway.port.ts';

/** The choices on the sandbox's page. */
export const sandboxChoices = ['pay', 'fail', 'cancel'] as const;

export type SandboxChoice = (typeof sandboxChoices)[number];

export type SandboxCheckout = {
  id: string;
  state: CheckoutState;
  description: string;
  amountCents: number;
  currency: string;
  locale: Locale;
  returnUrl: string;
};

/** Only for the sandbox's own page: the product itself uses the gateway. */
export type SandboxCheckouts = {
  find(id: string): Promise<SandboxCheckout | null>;
  /** Returns the checkout afterwards: a second choice changes nothing. */
  choose(id: string, choice: SandboxChoice): Promise<SandboxCheckout | null>;
};

/** A message of the sandbox; signed when it is sent, because signatures expire. */
export type SandboxMessage = { id: string; type: string; session: string; reference: string };

/** Enqueues a message within the transaction of the choice. */
export type SendSandboxMessage = (tx: Queryable, message: SandboxMessage) => Promise<void>;
