import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../features/account/account.screen.tsx';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/account/')({
  staticData: { title: 'Account', auth: true, middleware: [], layout: 'by-policygroup' },
  // The fields of the phone number bring their words from the registration.
  loader: () => loadTexts('account', 'signup'),
  component: AccountScreen,
});
