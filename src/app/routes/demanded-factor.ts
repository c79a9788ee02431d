import { lazyPart } from '@/shared/lib/lazy-part';

/** A separate file, so that the start references neither the profile's words nor its code. */
export const DemandedFactorPage = lazyPart(
  () => import('@/pages/listener/profile'),
  'DemandedFactorPage',
  null,
);
