import { createFileRoute } from '@tanstack/react-router';
import { DeletedAccountScreen } from '../features/auth/login/deleted-account.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/deleted-account')({
  staticData: { title: 'Deleted account', auth: false, middleware: [] },
  loader: () => loadTexts('access'),
  component: DeletedAccountScreen,
});
