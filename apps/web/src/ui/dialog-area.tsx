import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

const ModalsProvider = lazy(() => import('@mantine/modals').then((module) => ({ default: module.ModalsProvider })));

let wanted = false;

/** Resolved once dialogs can be shown: a question asked before that would never be answered. */
const ready = Promise.withResolvers<void>();

export const dialogsReady = (): Promise<void> => ready.promise;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For a component that may ask something: loads the dialogs in advance. */
export function useDialogs(): void {
  useEffect(() => {
    wanted = true;
    for (const listener of listeners) listener();
  }, []);
}

/** Where dialogs are shown. Their code is loaded only by pages that ask something. */
export function DialogArea() {
  const isWanted = useSyncExternalStore(subscribe, () => wanted);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ModalsProvider>
        <SayReady />
      </ModalsProvider>
    </Suspense>
  );
}

function SayReady() {
  useEffect(() => ready.resolve(), []);
  return null;
}
