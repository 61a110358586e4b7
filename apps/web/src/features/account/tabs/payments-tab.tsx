import { SignedContract } from '../../contracts/contracts.public.ts';
import { Checkout, PaymentHistory } from '../../payments/payments.public.ts';

/** Payments made, the signed contract, and what can still be paid for. */
export function PaymentsTab() {
  return (
    <>
      <Checkout />
      <PaymentHistory />
      <SignedContract />
    </>
  );
}
