import { createFileRoute } from '@tanstack/react-router';
import { sessionKnown } from '../app/session-lifecycle.ts';
import { UnauthorisedScreen } from '../features/auth/login/unauthorised.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/401')({
  staticData: { title: 'Not authorised', auth: false, middleware: [] },
  beforeLoad: sessionKnown,
  loader: () => loadTexts('access'),
  component: UnauthorisedScreen,
});
