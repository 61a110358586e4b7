import { type Product, products } from '@fonendo/domain/payments/payment.lifecycle';

const storageKey = (userId: string) => `checkout:products:${userId}`;

/** Whoever comes back from the gateway without having paid finds ticked what they had chosen. */
export function keepChoice(userId: string, chosen: readonly Product[]): void {
  sessionStorage.setItem(storageKey(userId), JSON.stringify(chosen));
}

export function keptChoice(userId: string): Product[] {
  const kept = sessionStorage.getItem(storageKey(userId)) ?? '';
  return products.filter((product) => kept.includes(`"${product}"`));
}
