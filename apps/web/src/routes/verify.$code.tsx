import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { VerifyReceipt } from '../features/petitions/receipts/verify.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/verify/$code')({
  staticData: { title: 'Verify receipt', auth: false, middleware: [], layout: 'default' },
  loader: () => loadTexts('homologations'),
  component: VerifyPage,
});

const route = getRouteApi('/verify/$code');

function VerifyPage() {
  const { code } = route.useParams();
  return <VerifyReceipt key={code} code={code} />;
}
