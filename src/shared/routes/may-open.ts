import { permissions } from '../contract/permission.ts';
import type { Right } from '../contract/right.ts';
import { can, hasRight } from '@/shared/lib/access';
import type { ScreenAccess } from './area';

/** Who looks; null for a visitor. */
export type Viewer = Parameters<typeof can>[0];

const isPermission = (access: string): access is keyof typeof permissions => access in permissions;

/** Whether a viewer may open what asks for this; a right of an admin is asked of admins alone. */
export function mayOpen(viewer: Viewer, access: ScreenAccess | Right = 'public'): boolean {
  if (access === 'public') return true;
  if (viewer === null || access === 'listener') return viewer !== null;
  return isPermission(access) ? can(viewer, access) : hasRight(viewer, access);
}
