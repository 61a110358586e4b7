import { createFileRoute } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { StandalonePage } from '../app/standalone-page.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/payment')({
  staticData: { title: 'Payment', auth: false, middleware: [], layout: 'empty' },
  loader: () => loadTexts('screens'),
  component: () => (
    <StandalonePage>
      <EmptyScreen of="payment" icon={CreditCard} />
    </StandalonePage>
  ),
});
