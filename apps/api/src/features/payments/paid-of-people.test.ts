import { startedPaymentSchema } from '@fonendo/contract/payments.schema';
import type { PaymentEvent, Product } from '@fonendo/domain/payments/payment.lifecycle';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { entitlements, payments } from '../../db/schema/payments.ts';
import { users } from '../../db/schema/users.ts';
import { buildEntitlement, buildUser } from '../../testing/factories/factories.ts';
import { openPaymentsApi } from '../../testing/scenes/payments.ts';
import { endEntitlement, erasePaymentsOf } from './payments.public.ts';
import { refundPayment } from './settlement/refund-payment.ts';

const { db, clock, context, buildPayer, start, deliver } = await openPaymentsApi();

const totals = { recognition: 47_190, offersAccess: 5929, both: 53_119 };

/** What stands beside the person. It has to be what the entitlements say, whatever happened before. */
async function paidOf(userId: string): Promise<Product[]> {
  const [person] = await db.select({ paid: users.paid }).from(users).where(eq(users.id, userId));
  const granted = await db
    .select({ product: entitlements.product })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), isNull(entitlements.usedUpAt)))
    .orderBy(asc(entitlements.product));
  expect(person?.paid).toEqual(granted.map(({ product }) => product));
  return person?.paid ?? [];
}

const statusOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]?.status;

async function begin(token: string, products: readonly Product[]) {
  const total = products.length === 2 ? totals.both : totals[products[0] ?? 'recognition'];
  const { id, checkoutUrl } = startedPaymentSchema.parse((await start(token, products, total)).body);
  return { id, session: checkoutUrl.split('/').at(-1) ?? '' };
}

let told = 0;
async function tell({ id, session }: { id: string; session: string }, event: PaymentEvent) {
  told += 1;
  const message = { id: `evt_${told}_${id}`, type: `checkout.${event}`, session, reference: id };
  expect(await deliver(message)).toMatchObject({ status: 200 });
}

test('the person knows what they have paid for after every step of a payment', async () => {
  const { user, token } = await buildPayer();
  expect(await paidOf(user.id)).toEqual([]);
  const first = await begin(token, ['recognition']);
  expect(await paidOf(user.id)).toEqual([]);
  await tell(first, 'fail');
  expect(await paidOf(user.id)).toEqual([]);
  // Money that arrives late wins.
  await tell(first, 'pay');
  expect(await paidOf(user.id)).toEqual(['recognition']);
  await tell(first, 'pay');
  await tell(first, 'cancel');
  expect(await paidOf(user.id)).toEqual(['recognition']);
  await tell(await begin(token, ['offersAccess']), 'pay');
  expect(await paidOf(user.id)).toEqual(['recognition', 'offersAccess']);

  await db.transaction((tx) => endEntitlement(tx, user.id, 'recognition', clock.now()));
  expect(await paidOf(user.id)).toEqual(['offersAccess']);
  await tell(await begin(token, ['recognition']), 'pay');
  expect(await paidOf(user.id)).toEqual(['recognition', 'offersAccess']);

  await db.transaction((tx) => erasePaymentsOf(tx, user.id));
  expect(await paidOf(user.id)).toEqual([]);
});

test('money that bought nothing changes nothing, coming or going back', async () => {
  const { user, token } = await buildPayer();
  const first = await begin(token, ['recognition']);
  // Another order closes the page of the first; its money comes all the same.
  const second = await begin(token, ['recognition', 'offersAccess']);
  await tell(second, 'pay');
  expect(await paidOf(user.id)).toEqual(['recognition', 'offersAccess']);
  await tell(first, 'pay');
  expect(await statusOf(first.id)).toBe('duplicate');
  expect(await paidOf(user.id)).toEqual(['recognition', 'offersAccess']);
  await refundPayment(context, first.id);
  expect(await statusOf(first.id)).toBe('refunded');
  expect(await paidOf(user.id)).toEqual(['recognition', 'offersAccess']);
});

test('one person only, and what is undone was never paid', async () => {
  const { user, token } = await buildPayer();
  const other = await buildUser(db, {});
  await tell(await begin(token, ['recognition', 'offersAccess']), 'pay');
  expect(await paidOf(user.id)).toEqual(['recognition', 'offersAccess']);
  expect(await paidOf(other.id)).toEqual([]);
  const undone = db.transaction(async (tx) => {
    await buildEntitlement(tx, { userId: other.id, product: 'offersAccess' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await paidOf(other.id)).toEqual([]);
});

// The embedded database has one connection: nothing happens there at once.
if (inject('templateDatabase').kind === 'server')
  test('two grants at once are both known', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id: userId } = await buildUser(db, {});
      const both: Product[] = ['recognition', 'offersAccess'];
      await Promise.all(both.map((product) => buildEntitlement(db, { userId, product })));
      expect(await paidOf(userId)).toEqual(both);
    }
  });
