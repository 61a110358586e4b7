import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { requireResourceId } from '../../app/resource-id.ts';
import { ReportedScreen } from '../../features/conversations/reports/reports-screens.lazy.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

export const Route = createFileRoute('/reports/$id')({
  staticData: { title: 'Reported conversations', auth: true, middleware: ['admin'], layout: 'admin' },
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loader: () => loadTexts('reports', 'conversations'),
  component: ReportedPage,
});

function ReportedPage() {
  const { id } = Route.useParams();
  return (
    <Suspense fallback={<LoadingState of="rows" />}>
      <ReportedScreen key={id} id={id} />
    </Suspense>
  );
}
