import { type Permission, permissions } from '@/shared/contract/permission.ts';
import type { Right } from '@/shared/contract/right.ts';
import type { Role } from '@/shared/contract/user.ts';

/** Older servers send no rights, so an admin may do everything. */
export const hasRight = (
  viewer: { rights?: readonly Right[] | undefined } | null,
  right: Right,
): boolean => viewer?.rights?.includes(right) !== false;

type Viewer = { role: Role; rights?: readonly Right[] | undefined };

export function can(viewer: Viewer | null, permission: Permission): boolean {
  const roles: readonly Role[] = permissions[permission];
  if (viewer === null || !roles.includes(viewer.role)) return false;
  const { role, rights } = viewer;
  // Older servers send no rights.
  return role !== 'admin' || permission === 'admin.open' || rights?.includes('catalogue') !== false;
}
