import { isAdministrator, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import type { PropsWithChildren } from 'react';
import { useSession } from '../../platform/session/auth-state.ts';
import { AdminLayout } from './admin.layout.tsx';
import { HospitalLayout } from './hospital.layout.tsx';
import { WithSidebarHeaderLayout } from './with-sidebar-header.layout.tsx';

/** The layout of the reader's group, for pages that several groups share. */
export function ByPolicyGroupLayout({ children }: PropsWithChildren) {
  const groups = useSession()?.policyGroups ?? [];
  if (isAdministrator(groups)) return <AdminLayout>{children}</AdminLayout>;
  if (isHospitalStaff(groups)) return <HospitalLayout>{children}</HospitalLayout>;
  return <WithSidebarHeaderLayout>{children}</WithSidebarHeaderLayout>;
}
