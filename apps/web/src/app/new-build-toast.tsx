import { Button } from '@mantine/core';
import i18next from 'i18next';
import { toast } from '../platform/toasts.ts';

/** Offers to reload with the newer build; the person decides when. */
export function offerReload(): void {
  toast({
    id: 'new-build',
    tone: 'info',
    title: i18next.t('toast.newBuild'),
    stays: true,
    message: (
      <Button size="compact-sm" variant="default" mt={8} onClick={() => window.location.reload()}>
        {i18next.t('toast.reload')}
      </Button>
    ),
  });
}
