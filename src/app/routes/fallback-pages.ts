import { lazyPart } from '@/shared/lib/lazy-part';

export const AccessDeniedPage = lazyPart(
  () => import('@/pages/fallback/access-denied'),
  'AccessDeniedPage',
  null,
);
export const NotFoundPage = lazyPart(
  () => import('@/pages/fallback/not-found'),
  'NotFoundPage',
  null,
);

/** Replaces every page without a required second factor. */
export const DemandedFactorPage = lazyPart(
  () => import('./demanded-factor'),
  'DemandedFactorPage',
  null,
);

/** Replaces every page during maintenance. */
export const MaintenancePage = lazyPart(
  () => import('@/pages/fallback/maintenance'),
  'MaintenancePage',
  null,
);
