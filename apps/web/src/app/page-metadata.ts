import type { core } from '@fonendo/messages/es/shared/core';
import type { LayoutName } from './layouts/layouts.ts';
import type { MiddlewareName } from './middleware.ts';

/** What a page says of itself (specification, section 2). The default layout is used unless it names another. */
export type PageMetadata = {
  /** Key of the document's title. */
  title: keyof (typeof core)['titles'];
  /** Whether somebody has to be signed in. */
  auth: boolean;
  /** Further checks, run in order once the session is known. */
  middleware: readonly MiddlewareName[];
  layout?: LayoutName;
  /** For administrators it fills the window, and the sidebar is a rail of icons. */
  workplace?: boolean;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageMetadata {}
}
