import { type ComponentType, type LazyExoticComponent, lazy, type PropsWithChildren } from 'react';

type Layout = ComponentType<PropsWithChildren>;
type LazyLayout = { Layout: LazyExoticComponent<Layout>; preload: () => Promise<unknown> };

function layout(load: () => Promise<Layout>): LazyLayout {
  return { Layout: lazy(async () => ({ default: await load() })), preload: load };
}

/** The ten layouts of the specification (section 2). Each is loaded with the first page that uses it. */
export const layouts = {
  admin: layout(() => import('./admin.layout.tsx').then(({ AdminLayout }) => AdminLayout)),
  'by-policygroup': layout(() =>
    import('./by-policygroup.layout.tsx').then(({ ByPolicyGroupLayout }) => ByPolicyGroupLayout),
  ),
  header: layout(() => import('./header.layout.tsx').then(({ HeaderLayout }) => HeaderLayout)),
  hospital: layout(() => import('./hospital.layout.tsx').then(({ HospitalLayout }) => HospitalLayout)),
  signin: layout(() => import('./signin.layout.tsx').then(({ SigninLayout }) => SigninLayout)),
  default: layout(() => import('./default.layout.tsx').then(({ DefaultLayout }) => DefaultLayout)),
  empty: layout(() => import('./empty.layout.tsx').then(({ EmptyLayout }) => EmptyLayout)),
  'with-header': layout(() => import('./with-header.layout.tsx').then(({ WithHeaderLayout }) => WithHeaderLayout)),
  'with-sidebar-header': layout(() =>
    import('./with-sidebar-header.layout.tsx').then(({ WithSidebarHeaderLayout }) => WithSidebarHeaderLayout),
  ),
  'with-sidebar': layout(() => import('./with-sidebar.layout.tsx').then(({ WithSidebarLayout }) => WithSidebarLayout)),
} satisfies Record<string, LazyLayout>;

export type LayoutName = keyof typeof layouts;
