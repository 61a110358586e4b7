import { createFileRoute, getRouteApi, notFound, rootRouteId } from '@tanstack/react-router';
import { queryClient } from '../../app/query-client.ts';
import { publicSettingsQuery } from '../../features/auth/auth.queries.ts';
import { MailboxScreen } from '../../features/demo/mailbox.screen.tsx';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/dev/mailbox')({
  staticData: { title: 'Mailbox', auth: false, middleware: [], layout: 'with-header' },
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (typeof id === 'string' ? { id } : {}),
  beforeLoad: async () => {
    const { mailbox } = await queryClient.ensureQueryData(publicSettingsQuery);
    if (!mailbox) throw notFound({ routeId: rootRouteId });
  },
  loader: () => loadTexts('mailbox'),
  component: MailboxPage,
});

function MailboxPage() {
  const { id } = getRouteApi('/dev/mailbox').useSearch();
  return <MailboxScreen openId={id} />;
}
