import { lazyPart } from '@/shared/lib/lazy-part';

/** In a file of its own, so that the start names neither the profile's words nor its files. */
export const DemandedFactorPage = lazyPart(
  () => import('@/pages/listener/profile'),
  'DemandedFactorPage',
  null,
);
