import { createFileRoute } from '@tanstack/react-router';
import { CvScreen } from '../../features/cv/cv.screen.tsx';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/account/cv')({
  staticData: { title: 'CV', auth: true, middleware: [], layout: 'by-policygroup' },
  loader: () => loadTexts('cv'),
  component: CvScreen,
});
