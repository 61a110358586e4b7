import { createFileRoute } from '@tanstack/react-router';
import { skipLoginWhenSignedIn } from '../app/access/guard.ts';
import { landingPage } from '../app/access/landing-page.ts';
import { LoginPage } from '../app/login-page.tsx';
import { parseLoginSearch } from '../features/auth/login/login-search.ts';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/')({
  staticData: { title: 'Login', auth: false, middleware: [], layout: 'signin' },
  validateSearch: parseLoginSearch,
  beforeLoad: ({ search }) => skipLoginWhenSignedIn(landingPage(search.redirect)),
  loader: () => loadTexts('auth'),
  component: LoginPage,
});
