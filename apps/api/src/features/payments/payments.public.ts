/** What other features may use of payments. */
export { entitledProducts, hasEntitlement, listEntitledProducts } from './entitlements.ts';
export { erasePaymentsOf, exportPaymentsOf } from './erasure.repository.ts';
export { lookUpInvoices } from './look-up-invoices.ts';
export { endEntitlement, findRoadFacts, listGrantedProducts } from './payments.repository.ts';
export { drawInvoiceById } from './read-payment.ts';
export { readRoad } from './read-quote.ts';
export { paymentSteps } from './retention.repository.ts';
