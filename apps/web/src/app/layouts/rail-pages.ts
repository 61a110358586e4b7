import { useMatches } from '@tanstack/react-router';
import type { FileRouteTypes } from '../../routeTree.gen.ts';

/** In the workplaces of administrators and hospitals these pages fill the window: the sidebar is a rail of icons. */
const railPages: ReadonlySet<string> = new Set<FileRouteTypes['to']>([
  '/candidate/$id',
  '/offers/$id/candidates',
  '/petitions/$id',
]);

/** Whether the page on screen is one of them. */
export const useRail = (): boolean =>
  useMatches({ select: (matches) => railPages.has(matches.at(-1)?.fullPath ?? '') });
