import { createFileRoute } from '@tanstack/react-router';
import { IdCard } from 'lucide-react';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { StandalonePage } from '../app/standalone-page.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/profile')({
  staticData: { title: 'Profile', auth: true, middleware: [], layout: 'empty' },
  loader: () => loadTexts('screens'),
  component: () => (
    <StandalonePage>
      <EmptyScreen of="profile" icon={IdCard} />
    </StandalonePage>
  ),
});
