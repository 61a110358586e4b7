import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { StandalonePage } from '../app/errors/standalone-page.tsx';
import { sessionKnown } from '../app/session-lifecycle.ts';
import { PaymentResultScreen } from '../features/payments/payment-result.screen.tsx';
import { parsePaymentSearch } from '../features/payments/payment-search.ts';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/payment')({
  staticData: { title: 'Payment', auth: false, middleware: [], layout: 'empty' },
  validateSearch: parsePaymentSearch,
  // Open to everybody, but its content depends on the reader.
  loader: () => Promise.all([loadTexts('payments'), sessionKnown()]),
  component: PaymentPage,
});

const route = getRouteApi('/payment');

function PaymentPage() {
  const { id } = route.useSearch();
  return (
    <StandalonePage>
      <PaymentResultScreen id={id} />
    </StandalonePage>
  );
}
