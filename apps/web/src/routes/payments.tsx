import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { AllPaymentsScreen } from '../features/payments/all-payments.screen.tsx';
import { parseAllPaymentsSearch } from '../features/payments/all-payments-search.ts';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/payments')({
  staticData: { title: 'Payments', auth: true, middleware: ['admin'], layout: 'admin' },
  validateSearch: parseAllPaymentsSearch,
  loader: () => loadTexts('payments'),
  component: PaymentsPage,
});

const route = getRouteApi('/payments');

function PaymentsPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <AllPaymentsScreen
      search={search}
      onSearch={(next) => void navigate({ to: '/payments', search: next, viewTransition: false })}
    />
  );
}
