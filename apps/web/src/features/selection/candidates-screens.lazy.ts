import { lazy } from 'react';

/** Imported by the pages and not by loaders: loaders are part of the first load, with the names of all files. */
export const BoardScreen = lazy(async () => ({ default: (await import('./board/board.screen.tsx')).BoardScreen }));

export const CandidatesScreen = lazy(async () => ({
  default: (await import('./candidates/candidates.screen.tsx')).CandidatesScreen,
}));
