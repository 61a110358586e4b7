import { limits } from '@fonendo/domain/shared/limits';
import type { NotificationData } from '@mantine/notifications';
import i18next from 'i18next';
import { type ReactNode, useSyncExternalStore } from 'react';
import { loadKeepingPage } from './connection/chunk-reload.ts';
import { loadWithNetwork } from './connection/connection.ts';

export type ToastTone = 'success' | 'warning' | 'error' | 'info';

export type Toast = {
  tone: ToastTone;
  title: string;
  message?: ReactNode;
  id?: string;
  stays?: boolean;
  lastsMs?: number;
};

/** Interface messages (specification, section 9): five seconds, top right, twenty at most. */
export function toast({ tone, title, message, id, stays = false, lastsMs = limits.toast.timeoutMs }: Toast): void {
  const isAlert = tone === 'error' || tone === 'warning';
  const notification = {
    ...(id && { id }),
    title,
    message,
    autoClose: stays ? (false as const) : lastsMs,
    className: `toast-${tone}`,
    closeButtonProps: { 'aria-label': i18next.t('toast.close') },
    role: isAlert ? 'alert' : 'status',
  };
  void show(notification, isAlert && !id && typeof message !== 'object' ? `${title} ${message ?? ''}` : undefined);
}

/** Takes away one that was shown under this id. */
export async function hideToast(id: string): Promise<void> {
  const { notifications } = await loadToasts();
  notifications.hide(id);
}

/** Without their code a message waits for the network: it must neither be lost nor cost the page. */
const loadToasts = () => loadWithNetwork(() => loadKeepingPage(() => import('@mantine/notifications')));

/** What refused something, by its words. */
const refusals = new Map<string, string>();

/**
 * The first page loads without toasts; their code is loaded with the first one. Who is refused again for the same reason
 * reads it once: on a phone a few of the same would cover the form.
 */
async function show(notification: NotificationData, refusal?: string): Promise<void> {
  const { notifications } = await loadToasts();
  const before = refusal && refusals.get(refusal);
  if (before) notifications.hide(before);
  const id = notifications.show(notification);
  if (refusal) refusals.set(refusal, id);
  wanted = true;
  for (const listener of listeners) listener();
}

let wanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToastsWanted = (): boolean => useSyncExternalStore(subscribe, () => wanted);
