import { lazy } from 'react';

/**
 * What other features may show of payments, each loaded separately: setting prices needs no list of invoices, and
 * paying needs no price fields. Texts: namespace `payments`.
 */
export const Checkout = lazy(async () => ({ default: (await import('./checkout.tsx')).Checkout }));
export const RoadFacts = lazy(async () => ({ default: (await import('./road/road-facts.tsx')).RoadFacts }));
export const RoadNotice = lazy(async () => ({ default: (await import('./road/road-card.tsx')).RoadNotice }));
export const PaymentHistory = lazy(async () => ({ default: (await import('./payment-history.tsx')).PaymentHistory }));
export const PriceList = lazy(async () => ({ default: (await import('./product-choice.tsx')).PriceList }));
export const PriceSettings = lazy(async () => ({
  default: (await import('./prices/price-settings.tsx')).PriceSettings,
}));
export const WhileToPay = lazy(async () => ({ default: (await import('./while-to-pay.tsx')).WhileToPay }));
export const UserPayments = lazy(async () => ({ default: (await import('./user-payments.tsx')).UserPayments }));
