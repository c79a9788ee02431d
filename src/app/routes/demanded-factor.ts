import { lazyPart } from '@/shared/lib/lazy-part';

/** Keeps the profile's words and code out of the start. */
export const DemandedFactorPage = lazyPart(
  () => import('@/pages/listener/profile'),
  'DemandedFactorPage',
  null,
);
