import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../app/query-client.ts';
import { sessionKnown } from '../app/session-lifecycle.ts';
import { ContactSection } from '../features/contact/contact-section.tsx';
import { FaqScreen } from '../features/public-pages/faq.screen.tsx';
import { aboutQuery } from '../features/public-pages/public-pages.queries.ts';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/faq')({
  staticData: { title: 'FAQ', auth: false, middleware: [], layout: 'header' },
  // The contact form is filled in for signed-in people.
  beforeLoad: sessionKnown,
  // The facts are loaded first: texts that grow later would push the contact form away.
  loader: () => Promise.all([loadTexts('publicPages', 'contact', 'ui'), queryClient.prefetchQuery(aboutQuery)]),
  component: () => (
    <>
      <FaqScreen />
      <ContactSection />
    </>
  ),
});
