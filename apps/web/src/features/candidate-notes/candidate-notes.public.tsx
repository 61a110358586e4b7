import { lazy } from 'react';

/** Notes, mentions and stars: what a hospital's people say about a candidate among themselves. */
export const CandidateNotes = lazy(async () => ({ default: (await import('./candidate-notes.tsx')).CandidateNotes }));
