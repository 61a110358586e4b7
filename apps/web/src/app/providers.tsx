import { limits } from '@fonendo/domain/shared/limits';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { NotificationsProps } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type PropsWithChildren, Suspense } from 'react';
import { useToastsWanted } from '../platform/toasts.ts';
import { cssVariables, theme } from '../ui/theme/theme.ts';
import { queryClient } from './query-client.ts';

const colorScheme = localStorageColorSchemeManager({ key: 'mantine-color-scheme-value' });

export function Providers({ children }: PropsWithChildren) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <ToastArea />
        {children}
      </QueryClientProvider>
    </MantineProvider>
  );
}

const Notifications = lazy<ComponentType<NotificationsProps>>(() =>
  // Without its file nothing is announced, but the page stands.
  import('@mantine/notifications').then(
    (module) => ({ default: module.Notifications }),
    () => ({ default: () => null }),
  ),
);

function ToastArea() {
  const wanted = useToastsWanted();
  if (!wanted) return null;
  return (
    <Suspense>
      <Notifications position="top-right" limit={limits.toast.max} autoClose={limits.toast.timeoutMs} />
    </Suspense>
  );
}
