import { permissions } from '../contract/permission.ts';
import { hasRight } from '@/shared/lib/access';
import type { ScreenAccess, Tab } from './area';
import { mayOpen, type Viewer } from './may-open';

const isRight = (
  access: NonNullable<Tab['access']>,
): access is Exclude<NonNullable<Tab['access']>, ScreenAccess> =>
  access !== 'public' && access !== 'listener' && !(access in permissions);

/** Whether a viewer who may open a screen may open its tab that asks for this; a right is asked of admins alone. */
export const mayOpenTab = (viewer: Viewer, access: Tab['access'] = 'public'): boolean =>
  isRight(access) ? viewer !== null && hasRight(viewer, access) : mayOpen(viewer, access);
