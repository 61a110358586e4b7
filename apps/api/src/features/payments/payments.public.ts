/** What other features may use of payments. */
export { entitledProducts, hasEntitlement, listEntitledProducts } from './entitlements.ts';
export { erasePaymentsOf, exportPaymentsOf } from './erasure.repository.ts';
export { endEntitlement, listGrantedProducts } from './payments.repository.ts';
export { paymentSteps } from './retention.repository.ts';
