import { can } from '@/shared/lib/access';
import type { ScreenAccess } from './area';

/** Null for a visitor. */
export type Viewer = Parameters<typeof can>[0];

export function mayOpen(viewer: Viewer, access: ScreenAccess = 'public'): boolean {
  if (access === 'public') return true;
  return viewer !== null && (access === 'listener' || can(viewer, access));
}
