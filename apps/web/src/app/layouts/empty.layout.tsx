import type { PropsWithChildren } from 'react';

/** No layout: the page brings everything itself. */
export function EmptyLayout({ children }: PropsWithChildren) {
  return children;
}
