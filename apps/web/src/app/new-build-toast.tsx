import { Button } from '@mantine/core';
import i18next from 'i18next';
import { useState } from 'react';
import { whenServed } from '../platform/connection/connection.ts';
import { toast } from '../platform/toasts.ts';

/** Offers to reload with the newer build; the person decides when. */
export function offerReload(): void {
  toast({
    id: 'new-build',
    tone: 'info',
    title: i18next.t('toast.newBuild'),
    stays: true,
    message: <ReloadButton />,
  });
}

/** Waits while the server is away: a reload would end on the browser's own error page. */
function ReloadButton() {
  const [waiting, setWaiting] = useState(false);
  const reload = async () => {
    setWaiting(true);
    await whenServed();
    window.location.reload();
    // Whoever is asked about what they typed may stay.
    setWaiting(false);
  };
  return (
    <Button size="compact-sm" variant="default" mt={8} loading={waiting} onClick={() => void reload()}>
      {i18next.t('toast.reload')}
    </Button>
  );
}
