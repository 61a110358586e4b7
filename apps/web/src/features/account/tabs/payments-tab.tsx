import { SignedContract } from '../../contracts/contracts.public.ts';
import { Checkout, PaymentHistory } from '../../payments/payments.public.ts';

/** What was paid, what was signed, and what can still be paid for. */
export function PaymentsTab() {
  return (
    <>
      <Checkout />
      <PaymentHistory />
      <SignedContract />
    </>
  );
}
