import { describe, expect, test } from 'vitest';
import {
  decidePayment,
  type PaymentEvent,
  type PaymentStatus,
  paymentEvents,
  paymentStatuses,
} from './payment.lifecycle.ts';

/** Every cell: a status not named stays as it is. */
const moves: Record<PaymentEvent, Partial<Record<PaymentStatus, PaymentStatus>>> = {
  pay: { pending: 'paid', failed: 'paid', cancelled: 'paid', expired: 'paid' },
  fail: { pending: 'failed' },
  cancel: { pending: 'cancelled' },
  expire: { pending: 'expired' },
  refund: { duplicate: 'refunded' },
};

describe.each(paymentEvents)('%s', (event) => {
  test.each(paymentStatuses)('from %s', (status) => {
    expect(decidePayment({ status, grantable: true }, event)).toBe(moves[event][status] ?? null);
  });
});

test('money for what was granted meanwhile is a duplicate', () => {
  expect(decidePayment({ status: 'pending', grantable: false }, 'pay')).toBe('duplicate');
  expect(decidePayment({ status: 'expired', grantable: false }, 'pay')).toBe('duplicate');
  expect(decidePayment({ status: 'paid', grantable: false }, 'pay')).toBeNull();
  expect(decidePayment({ status: 'pending', grantable: false }, 'fail')).toBe('failed');
});

test('whatever the order of the events, a payment that was paid ends paid', () => {
  const ends: PaymentEvent[] = ['fail', 'cancel', 'expire', 'refund', 'pay'];
  for (const order of permutations(ends)) {
    let status: PaymentStatus = 'pending';
    for (const event of [...order, ...order]) status = decidePayment({ status, grantable: true }, event) ?? status;
    expect(status).toBe('paid');
  }
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) => permutations(items.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}
