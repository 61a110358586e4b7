import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../features/auth/password/forgot-password.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/forgot-password')({
  staticData: { title: 'Forgot password', auth: false, middleware: [] },
  loader: () => loadTexts('access', 'ui'),
  component: ForgotPasswordScreen,
});
