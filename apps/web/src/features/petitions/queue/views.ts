import { useLocalStorage } from '@mantine/hooks';
import { useSession } from '../../../platform/session/auth-state.ts';
import { parseQueueSearch, type QueueSearch } from './search.ts';

/** A named set of filters. */
export type SavedView = { name: string; search: QueueSearch };

export const maxViewName = 40;

/** Stored per person in this browser (docs/decisions/0014). */
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
    /** An existing name gets the new filters. */
    save: (view: SavedView) => setViews((known) => [...known.filter(({ name }) => name !== view.name), view]),
    remove: (gone: SavedView) => setViews((known) => known.filter(({ name }) => name !== gone.name)),
  };
}

/** The stored value may be of an older version, or edited by hand. */
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
