import type { BoardColumnKey } from '@fonendo/domain/selection/list';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import classes from './card.module.css';
import type { BoardStore, Carried } from './store.ts';

type Options = {
  store: BoardStore;
  /** The facts about a card that is being dragged; null if it cannot be moved. */
  lift: (id: string) => Pick<Carried, 'from' | 'refused'> | null;
  onDrop: (id: string, to: BoardColumnKey) => void;
};

/** Pixels that distinguish a drag from a click. */
const threshold = 6;
/** Within this distance from the edge the board scrolls, this many pixels per frame. */
const edge = { width: 56, step: 14 };

/**
 * Drags cards with mouse or pen. What follows the pointer is a copy outside React: a frame of a drag moves one element
 * and renders nothing, however many cards there are (docs/decisions/0026). Touch scrolls; phones have a menu instead.
 */
export function useBoardDrag(board: RefObject<HTMLElement | null>, { store, lift, onDrop }: Options): void {
  const liftNow = useEffectEvent(lift);
  const dropNow = useEffectEvent(onDrop);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const onPointerDown = (event: PointerEvent) => {
      const card = takenCard(event);
      const id = card?.dataset['card'];
      const lifted = id ? liftNow(id) : null;
      if (card && id && lifted) follow({ element, card, id, lifted, store, event, onDrop: dropNow });
    };
    element.addEventListener('pointerdown', onPointerDown);
    return () => element.removeEventListener('pointerdown', onPointerDown);
  }, [board, store]);
}

function takenCard({ button, pointerType, target }: PointerEvent): HTMLElement | null {
  if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return null;
  if (target.closest('input, button, label')) return null;
  return target.closest<HTMLElement>('[data-card][data-movable]');
}

type Gesture = {
  element: HTMLElement;
  card: HTMLElement;
  id: string;
  lifted: Pick<Carried, 'from' | 'refused'>;
  store: BoardStore;
  event: PointerEvent;
  onDrop: Options['onDrop'];
};

/** From pressing to releasing. */
function follow({ element, card, id, lifted, store, event: pressed, onDrop }: Gesture): void {
  const controller = new AbortController();
  const { signal } = controller;
  const shield = document.createElement('div');
  let ghost: HTMLElement | null = null;
  const edges = element.getBoundingClientRect();
  let columns: { key: BoardColumnKey; left: number; right: number }[] = [];
  let pointer = { x: pressed.clientX, y: pressed.clientY };
  let frame = 0;
  const start = card.getBoundingClientRect();
  const grip = { x: pressed.clientX - start.left, y: pressed.clientY - start.top };

  const measure = () => {
    columns = [...element.querySelectorAll<HTMLElement>('[data-board-column]')].map((column) => {
      const { left, right } = column.getBoundingClientRect();
      return { key: column.dataset['boardColumn'] as BoardColumnKey, left, right };
    });
  };

  const begin = () => {
    ghost = card.cloneNode(true) as HTMLElement;
    ghost.classList.add(classes.ghost ?? '');
    ghost.inert = true;
    ghost.style.width = `${start.width}px`;
    // A cursor set on the body would be inherited by every element of every card.
    shield.className = classes.shield ?? '';
    document.body.append(shield, ghost);
    card.dataset['carried'] = '';
    measure();
    store.set({ carried: { id, ...lifted, over: null } });
  };

  const draw = () => {
    frame = 0;
    if (!ghost) return;
    ghost.style.transform = `translate(${pointer.x - grip.x}px, ${pointer.y - grip.y}px) rotate(1.5deg)`;
    const over = columns.find(({ left, right }) => pointer.x >= left && pointer.x < right)?.key ?? null;
    const { carried } = store.get();
    if (carried && carried.over !== over) store.set({ carried: { ...carried, over } });
    if (scrolledAtTheEdge(element, edges, pointer.x)) {
      measure();
      frame = requestAnimationFrame(draw);
    }
  };

  const end = (dropped: boolean) => {
    controller.abort();
    cancelAnimationFrame(frame);
    if (!ghost) return;
    ghost.remove();
    shield.remove();
    delete card.dataset['carried'];
    const { carried } = store.get();
    store.set({ carried: null });
    // Releasing a drag must not count as a click on the name.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (dropped && carried?.over && carried.over !== carried.from) onDrop(id, carried.over);
  };

  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      pointer = { x: clientX, y: clientY };
      if (!ghost && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > threshold) begin();
      if (ghost && frame === 0) frame = requestAnimationFrame(draw);
    },
    { signal },
  );
  addEventListener('selectstart', (event) => event.preventDefault(), { signal });
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  addEventListener('blur', () => end(false), { signal });
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function scrolledAtTheEdge(element: HTMLElement, { left, right }: DOMRect, x: number): boolean {
  const by = x < left + edge.width ? -edge.step : x > right - edge.width ? edge.step : 0;
  if (by === 0) return false;
  const before = element.scrollLeft;
  element.scrollLeft += by;
  return element.scrollLeft !== before;
}
