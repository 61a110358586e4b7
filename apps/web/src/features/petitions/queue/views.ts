import { useLocalStorage } from '@mantine/hooks';
import { useSession } from '../../../platform/session/auth-state.ts';
import { parseQueueSearch, type QueueSearch } from './search.ts';

/** A set of filters under a name that its owner gave it. */
export type SavedView = { name: string; search: QueueSearch };

export const maxViewName = 40;

/** Kept per person in this browser: the server has no place for them (docs/decisions/0014). */
export function useSavedViews() {
  const userId = useSession()?.userId ?? '';
  const [views, setViews] = useLocalStorage<SavedView[]>({
    key: `petitions:views:${userId}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: readViews,
  });
  return {
    views,
    /** A name that exists already gets the new filters. */
    save: (view: SavedView) => setViews((known) => [...known.filter(({ name }) => name !== view.name), view]),
    remove: (gone: SavedView) => setViews((known) => known.filter(({ name }) => name !== gone.name)),
  };
}

/** What is stored may be older than this program, or somebody's own handiwork. */
export function readViews(stored: string | undefined): SavedView[] {
  try {
    const views: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(views)) return [];
    return views.flatMap((view: { name?: unknown; search?: unknown } | null) =>
      typeof view?.name === 'string' && typeof view.search === 'object' && view.search !== null
        ? [{ name: view.name.slice(0, maxViewName), search: parseQueueSearch({ ...view.search }) }]
        : [],
    );
  } catch {
    return [];
  }
}

export const isSameSearch = (one: QueueSearch, two: QueueSearch): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(two).toSorted());
