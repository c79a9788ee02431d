import { lazyPart } from '@/shared/lib/lazy-part';

/** Stands wherever a person comes who may not open it, or where nothing is. */
export const AccessDeniedPage = lazyPart(
  () => import('@/pages/fallback/access-denied'),
  'AccessDeniedPage',
  ['pages.fallback.access-denied'],
);
export const NotFoundPage = lazyPart(() => import('@/pages/fallback/not-found'), 'NotFoundPage', [
  'pages.fallback.not-found',
]);
