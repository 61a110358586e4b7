/** What other features may use of payments. */
export { hasEntitlement, listEntitledProducts } from './entitlements.ts';
export { exportPaymentsOf, forgetPaymentsOf } from './erasure.repository.ts';
export { paymentSteps } from './payment-retention.repository.ts';
export { endEntitlement, listGrantedProducts } from './payments.repository.ts';
