import { permissions } from '../contract/permission.ts';
import { hasRight } from '@/shared/lib/access';
import type { ScreenAccess, Tab } from './area';
import { mayOpen, type Viewer } from './may-open';

const isRight = (
  access: NonNullable<Tab['access']>,
): access is Exclude<NonNullable<Tab['access']>, ScreenAccess> =>
  access !== 'public' && access !== 'listener' && !(access in permissions);

/** Rights are only required of admins. */
export const mayOpenTab = (viewer: Viewer, access: Tab['access'] = 'public'): boolean =>
  isRight(access) ? viewer !== null && hasRight(viewer, access) : mayOpen(viewer, access);
