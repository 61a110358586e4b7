import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../toasts.ts';

const shown = () => notificationsStore.getState().notifications.map(({ title, message }) => [title, message]);

beforeEach(() => notifications.clean());

test('who is refused again for the same reason reads it once', async () => {
  for (const title of ['El código no es válido.', 'El código no es válido.', 'El enlace no es válido.']) {
    toast({ tone: 'error', title });
  }
  await vi.waitFor(() => expect(shown().at(-1)?.[0]).toBe('El enlace no es válido.'));
  expect(shown()).toHaveLength(2);
  toast({ tone: 'error', title: 'El código no es válido.', message: 'Pide otro.' });
  toast({ tone: 'error', title: 'El código no es válido.' });
  await vi.waitFor(() => expect(shown().at(-1)?.[0]).toBe('El código no es válido.'));
  expect(shown()).toHaveLength(3);
});

test('what was done twice is said twice', async () => {
  for (const title of ['Documento subido', 'Documento subido']) toast({ tone: 'success', title });
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
});
