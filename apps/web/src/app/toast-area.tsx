import { limits } from '@fonendo/domain/shared/limits';
import { lazy, Suspense } from 'react';
import { useToastsWanted } from '../platform/toasts.ts';

const Notifications = lazy(() =>
  import('@mantine/notifications').then((module) => ({ default: module.Notifications })),
);

export function ToastArea() {
  const wanted = useToastsWanted();
  if (!wanted) return null;
  return (
    <Suspense>
      <Notifications position="top-right" limit={limits.toast.max} autoClose={limits.toast.timeoutMs} />
    </Suspense>
  );
}
