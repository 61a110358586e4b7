import type { BoardColumnKey } from '@fonendo/domain/selection/list';
import type { KeyboardEvent } from 'react';
import type { BoardStore, Carried } from './store.ts';

export type KeyboardTexts = {
  lifted: (id: string, column: BoardColumnKey) => string;
  over: (id: string, column: BoardColumnKey) => string;
  dropped: (id: string, column: BoardColumnKey) => string;
  cancelled: (id: string, column: BoardColumnKey) => string;
};

type Options = {
  store: BoardStore;
  /** All columns from left to right, collapsed ones included. */
  columns: readonly BoardColumnKey[];
  lift: (id: string) => Pick<Carried, 'from' | 'refused'> | null;
  onDrop: (id: string, to: BoardColumnKey) => void;
  texts: KeyboardTexts;
};

const arrows: Record<string, [columns: number, cards: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Space lifts a card, arrows move it, Space drops it, Escape cancels. Without a lifted card the arrows move the focus.
 */
export function onBoardKey(event: KeyboardEvent<HTMLElement>, options: Options): void {
  const name = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null;
  const id = name?.closest<HTMLElement>('[data-card]')?.dataset['card'];
  if (!name || !id || event.ctrlKey || event.metaKey || event.altKey) return;
  const { carried } = options.store.get();
  const isHandled = carried ? carry(event.key, carried, options) : rest(event.key, id, name, options);
  if (isHandled) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Cancels when the focus leaves the board. */
export function dropNothing({ store, texts }: Pick<Options, 'store' | 'texts'>): void {
  const { carried } = store.get();
  if (carried) store.set({ carried: null, announcement: texts.cancelled(carried.id, carried.from) });
}

function rest(key: string, id: string, name: HTMLElement, { store, lift, texts }: Options): boolean {
  if (key === ' ') {
    const lifted = lift(id);
    if (!lifted) return false;
    store.set({ carried: { id, ...lifted, over: lifted.from }, announcement: texts.lifted(id, lifted.from) });
    return true;
  }
  const arrow = arrows[key];
  if (!arrow) return false;
  neighbourOf(name, arrow)?.focus();
  return true;
}

function carry(key: string, carried: Carried, { store, columns, onDrop, texts }: Options): boolean {
  const { id, from, over } = carried;
  const arrow = arrows[key];
  if (arrow) {
    const next = columns[columns.indexOf(over ?? from) + arrow[0]];
    if (next && arrow[0] !== 0) store.set({ carried: { ...carried, over: next }, announcement: texts.over(id, next) });
    return true;
  }
  if (key === ' ' || key === 'Enter') {
    const isHome = over === null || over === from;
    const stays = isHome || carried.refused.includes(over);
    store.set({ carried: null, announcement: stays ? texts.cancelled(id, from) : texts.dropped(id, over) });
    if (over !== null && !isHome) onDrop(id, over);
    return true;
  }
  if (key === 'Escape' || key === 'Tab') {
    store.set({ carried: null, announcement: texts.cancelled(id, from) });
    return key === 'Escape';
  }
  return true;
}

/** The card above or below, or at about the same height in the next non-empty column. */
function neighbourOf(name: HTMLElement, [columns, cards]: [number, number]): HTMLElement | null {
  const column = name.closest<HTMLElement>('[data-board-column]');
  if (!column) return null;
  const own = handlesIn(column);
  const at = own.indexOf(name);
  if (cards !== 0) return own[at + cards] ?? null;
  const all = [...(column.parentElement?.querySelectorAll<HTMLElement>('[data-board-column]') ?? [])];
  for (let index = all.indexOf(column) + columns; all[index]; index += columns) {
    const others = handlesIn(all[index] as HTMLElement);
    const beside = others[Math.min(at, others.length - 1)];
    if (beside) return beside;
  }
  return null;
}

const handlesIn = (column: HTMLElement) => [...column.querySelectorAll<HTMLElement>('[data-handle]')];

/** Focuses a card after it was moved. */
export const focusCard = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-handle]`)?.focus();

/** A card that changes its column loses the focus, and gets it back once it is rendered there. */
export function keepFocus(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusCard(id);
  });
}
