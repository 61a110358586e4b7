import { type Product, products } from '@fonendo/domain/payments/payment.lifecycle';

const storageKey = (userId: string) => `checkout:products:${userId}`;
const pageKey = (userId: string) => `checkout:page:${userId}`;

/** A doctor who comes back from the gateway without having paid finds their choice still ticked. */
export function keepChoice(userId: string, chosen: readonly Product[]): void {
  sessionStorage.setItem(storageKey(userId), JSON.stringify(chosen));
  sessionStorage.setItem(pageKey(userId), window.location.pathname);
}

export function keptChoice(userId: string): Product[] {
  const kept = sessionStorage.getItem(storageKey(userId)) ?? '';
  return products.filter((product) => kept.includes(`"${product}"`));
}

/** Paying is offered at the end of the registration and in the account, which a tab that knows of no choice opens. */
export const choseInSignup = (userId: string): boolean => sessionStorage.getItem(pageKey(userId)) === '/signup';
