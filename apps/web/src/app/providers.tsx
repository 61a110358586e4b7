import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { cssVariables, theme } from '../ui/theme/theme.ts';
import { queryClient } from './query-client.ts';
import { ToastArea } from './toast-area.tsx';

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
