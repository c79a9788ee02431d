import { type Permission, permissions } from '@/shared/contract/permission.ts';
import type { Role } from '@/shared/contract/user.ts';

/** Whether a viewer (null for a visitor) may do what the permission names. */
export function can(viewer: { role: Role } | null, permission: Permission): boolean {
  const roles: readonly Role[] = permissions[permission];
  return viewer !== null && roles.includes(viewer.role);
}
