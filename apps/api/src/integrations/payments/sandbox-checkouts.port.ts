import type { Locale } from '@fonendo/domain/shared/locale';
import type { Queryable } from '../../db/database.ts';
import type { CheckoutState } from './payment-gateway.port.ts';

/** What the person at the sandbox's page can do. */
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

/** The sandbox's side that its own page needs: the product itself only knows the gateway. */
export type SandboxCheckouts = {
  find(id: string): Promise<SandboxCheckout | null>;
  /** Answers with the checkout as it is then: a second choice changes nothing. */
  choose(id: string, choice: SandboxChoice): Promise<SandboxCheckout | null>;
};

/** What the sandbox has to tell: signed when it leaves, because a message grows old. */
export type SandboxMessage = { id: string; type: string; session: string; reference: string };

/** Promises a message within the transaction of the choice. */
export type SendSandboxMessage = (tx: Queryable, message: SandboxMessage) => Promise<void>;
