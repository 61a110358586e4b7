import { createFileRoute } from '@tanstack/react-router';
import { CircleQuestionMark } from 'lucide-react';
import { EmptyScreen } from '../app/empty-screen.tsx';
import { sessionKnown } from '../app/session-lifecycle.ts';
import { ContactSection } from '../features/contact/contact-section.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/faq')({
  staticData: { title: 'FAQ', auth: false, middleware: [], layout: 'header' },
  // Whoever is signed in finds their name and address filled in.
  beforeLoad: sessionKnown,
  loader: () => loadTexts('screens', 'contact', 'ui'),
  component: () => (
    <>
      <EmptyScreen of="faq" icon={CircleQuestionMark} />
      <ContactSection />
    </>
  ),
});
