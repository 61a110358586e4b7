import type { PropsWithChildren } from 'react';

/** No layout: the page draws everything itself. */
export function EmptyLayout({ children }: PropsWithChildren) {
  return children;
}
