import { lazyPart } from '@/shared/lib/lazy-part';

/** Stands wherever a person comes who may not open it, or where nothing is. */
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

/** Stands at every address while somebody lacks the second factor that the service demands of them. */
export const DemandedFactorPage = lazyPart(
  () => import('./demanded-factor'),
  'DemandedFactorPage',
  null,
);

/** Stands at every address while the service is in maintenance. */
export const MaintenancePage = lazyPart(
  () => import('@/pages/fallback/maintenance'),
  'MaintenancePage',
  null,
);
