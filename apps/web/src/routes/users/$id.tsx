import { isAdministrator } from '@fonendo/domain/policy-group';
import { createFileRoute } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { EmptyScreen } from '../../app/empty-screen.tsx';
import { requireResourceId } from '../../app/resource-id.ts';
import { ImpersonateDialog } from '../../features/users/impersonate-dialog.tsx';
import { loadTexts } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session/auth-state.ts';

export const Route = createFileRoute('/users/$id')({
  staticData: { title: 'User', auth: true, middleware: [], layout: 'by-policygroup' },
  beforeLoad: ({ params }) => requireResourceId(params.id),
  loader: () => loadTexts('screens', 'users'),
  component: UserPage,
});

function UserPage() {
  const { id } = Route.useParams();
  const session = useSession();
  // One impersonation at a time: whoever acts as somebody else goes back first.
  const mayImpersonate = session && isAdministrator(session.policyGroups) && !session.impersonatedBy;
  return <EmptyScreen of="user" icon={UserRound} actions={mayImpersonate && <ImpersonateDialog userId={id} />} />;
}
