import { can } from '@/shared/lib/access';
import type { ScreenAccess } from './area';

/** Who looks; null for a visitor. */
export type Viewer = Parameters<typeof can>[0];

/** Whether a viewer may open what asks for this. */
export function mayOpen(viewer: Viewer, access: ScreenAccess = 'public'): boolean {
  if (access === 'public') return true;
  return viewer !== null && (access === 'listener' || can(viewer, access));
}
