import { createFileRoute } from '@tanstack/react-router';
import { DoctorPetitions } from '../features/petitions/own/own-petitions.screen.tsx';
import { loadDoctorPetitionTexts } from '../features/petitions/own/texts.ts';

export const Route = createFileRoute('/homologations')({
  staticData: { title: 'Requests', auth: true, middleware: [], layout: 'with-sidebar-header' },
  loader: () => loadDoctorPetitionTexts(),
  component: DoctorPetitions,
});
