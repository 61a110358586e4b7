import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { parseAuditAddress } from '../features/audit/address.ts';
import { AuditScreen } from '../features/audit/audit-screen.lazy.ts';
import { loadTexts } from '../platform/i18n.ts';
import { LoadingState } from '../ui/states/loading-state.tsx';

export const Route = createFileRoute('/audit')({
  staticData: { title: 'Activity', auth: true, middleware: ['admin'], layout: 'admin' },
  validateSearch: parseAuditAddress,
  loader: () => loadTexts('audit', 'documents'),
  component: AuditPage,
});

const route = getRouteApi('/audit');

function AuditPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      <AuditScreen
        address={search}
        onSearch={(next) => void navigate({ to: '/audit', search: next, viewTransition: false })}
      />
    </Suspense>
  );
}
