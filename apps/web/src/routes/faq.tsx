import { createFileRoute } from '@tanstack/react-router';
import { sessionKnown } from '../app/session-lifecycle.ts';
import { ContactSection } from '../features/contact/contact-section.tsx';
import { FaqScreen } from '../features/public-pages/faq.screen.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/faq')({
  staticData: { title: 'FAQ', auth: false, middleware: [], layout: 'header' },
  // Whoever is signed in finds their name and address filled in.
  beforeLoad: sessionKnown,
  loader: () => loadTexts('publicPages', 'contact', 'ui'),
  component: () => (
    <>
      <FaqScreen />
      <ContactSection />
    </>
  ),
});
