import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../app/query-client.ts';
import { sessionKnown } from '../app/session-lifecycle.ts';
import { ContactSection } from '../features/contact/contact-section.tsx';
import { FaqScreen } from '../features/public-pages/faq.screen.tsx';
import { aboutQuery } from '../features/public-pages/public-pages.queries.ts';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/faq')({
  staticData: { title: 'FAQ', auth: false, middleware: [], layout: 'header' },
  // Whoever is signed in finds their name and address filled in.
  beforeLoad: sessionKnown,
  // The facts come first: texts that grow later would push the contact away from whoever asked for it.
  loader: () => Promise.all([loadTexts('publicPages', 'contact', 'ui'), queryClient.prefetchQuery(aboutQuery)]),
  component: () => (
    <>
      <FaqScreen />
      <ContactSection />
    </>
  ),
});
