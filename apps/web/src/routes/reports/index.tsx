import type { ReadStanding } from '@fonendo/domain/conversations/reports';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ReportedListScreen } from '../../features/conversations/reports/reports-screens.lazy.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

export const Route = createFileRoute('/reports/')({
  staticData: { title: 'Reported conversations', auth: true, middleware: ['admin'], layout: 'admin' },
  validateSearch: ({ standing }): { standing?: ReadStanding } =>
    standing === 'closed' || standing === 'reported' ? { standing } : {},
  loader: () => loadTexts('reports', 'conversations'),
  component: ReportsPage,
});

function ReportsPage() {
  const { standing = 'reported' } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      <ReportedListScreen
        standing={standing}
        onStanding={(shown) => void navigate({ to: '/reports', search: { standing: shown } })}
      />
    </Suspense>
  );
}
