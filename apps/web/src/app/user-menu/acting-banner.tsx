import { lazy, Suspense } from 'react';
import { useSession } from '../../platform/session/auth-state.ts';

/** Loaded for the few who act as somebody. */
const ImpersonationBanner = lazy(async () => ({
  default: (await import('./impersonation-banner.tsx')).ImpersonationBanner,
}));

/** Above the page, in every layout, while an administrator acts as somebody. */
export function ActingBanner() {
  const session = useSession();
  if (!session?.impersonatedBy) return null;
  return (
    <Suspense>
      <ImpersonationBanner session={session} impersonatedBy={session.impersonatedBy} />
    </Suspense>
  );
}
