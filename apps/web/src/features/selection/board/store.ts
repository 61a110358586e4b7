import type { BoardColumnKey } from '@fonendo/domain/selection/list';
import { createContext, use, useSyncExternalStore } from 'react';

/** A card that is being moved, by pointer or keyboard. */
export type Carried = { id: string; from: BoardColumnKey; over: BoardColumnKey | null; refused: readonly string[] };

type State = {
  selected: ReadonlySet<string>;
  carried: Carried | null;
  /** Whether the menu for moving the chosen cards is open. */
  moving: boolean;
  /** For screen readers: where a card was lifted and dropped. */
  announcement: string;
};

export type BoardStore = {
  get: () => State;
  subscribe: (listener: () => void) => () => void;
  set: (change: Partial<State>) => void;
  /** The cards of each column from top to bottom, for selecting a range with Shift. */
  orders: Map<string, readonly string[]>;
  toggle: (id: string, column: string, range: boolean) => void;
};

/**
 * The state of working with the board. Outside React's state, so that cards and columns subscribe to their own part,
 * and of five hundred cards only those concerned are rendered again.
 */
export function createBoardStore(): BoardStore {
  let state: State = { selected: new Set(), carried: null, moving: false, announcement: '' };
  let anchor: string | null = null;
  const listeners = new Set<() => void>();
  const orders = new Map<string, readonly string[]>();
  const set = (change: Partial<State>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    orders,
    toggle(id, column, range) {
      const order = orders.get(column) ?? [];
      const selected = new Set(state.selected);
      const [from, to] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(id)];
      const reached = range && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const isAdded = !selected.has(id);
      for (const one of reached) {
        if (isAdded) selected.add(one);
        else selected.delete(one);
      }
      anchor = id;
      set({ selected });
    },
  };
}

export const BoardStoreContext = createContext<BoardStore>(createBoardStore());

export const useBoardStore = (): BoardStore => use(BoardStoreContext);

/** Renders again only if the selected part changes. */
export function useBoardState<Part>(part: (state: State) => Part): Part {
  const { subscribe, get } = useBoardStore();
  return useSyncExternalStore(subscribe, () => part(get()));
}
