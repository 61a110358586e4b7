/** What other features may show of payments. Their texts: namespace `payments`. */
export { Checkout } from './checkout.tsx';
export { PaymentHistory } from './payment-history.tsx';
export { PriceSettings } from './price-settings.tsx';
export { UserPayments } from './user-payments.tsx';
