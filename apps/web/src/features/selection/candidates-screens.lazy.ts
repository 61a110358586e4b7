import { lazy } from 'react';

/** Asked for by the pages alone: in a loader their lists of files would be part of the first load. */
export const BoardScreen = lazy(async () => ({ default: (await import('./board/board.screen.tsx')).BoardScreen }));

export const CandidatesScreen = lazy(async () => ({
  default: (await import('./candidates/candidates.screen.tsx')).CandidatesScreen,
}));
