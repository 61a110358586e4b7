import { type Product, products } from '@fonendo/domain/payments/payment.lifecycle';
import { isEntitled } from '@fonendo/domain/payments/pricing';
import type { Settings } from '@fonendo/domain/settings/settings';
import type { Queryable } from '../../db/database.ts';
import { readSettings } from '../settings/settings.public.ts';
import { listGrantedProducts } from './payments.repository.ts';

/** The products somebody may use: paid for, or free. */
export async function listEntitledProducts(db: Queryable, userId: string): Promise<Product[]> {
  const [settings, granted] = await Promise.all([readSettings(db), listGrantedProducts(db, userId)]);
  return entitledProducts(granted, settings);
}

export const entitledProducts = (granted: readonly Product[], settings: Settings): Product[] =>
  products.filter((product) => isEntitled(product, granted, settings));

export const hasEntitlement = async (db: Queryable, userId: string, product: Product): Promise<boolean> =>
  (await listEntitledProducts(db, userId)).includes(product);
