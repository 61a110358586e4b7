import type { core } from '@fonendo/messages/es/shared/core';
import type { MiddlewareName } from './access/middleware.ts';
import type { LayoutName } from './layouts/layouts.ts';

/** The metadata of a page (specification, section 2). Without `layout`, the default one is used. */
export type PageMetadata = {
  /** Key of the document's title. */
  title: keyof (typeof core)['titles'];
  /** Whether somebody has to be signed in. */
  auth: boolean;
  /** Further checks, run in order once the session is known. */
  middleware: readonly MiddlewareName[];
  layout?: LayoutName;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageMetadata {}
}
