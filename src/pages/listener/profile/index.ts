import { lazyPart } from '@/shared/lib/lazy-part';

/** Few users need it. */
export const DemandedFactorPage = lazyPart(
  () => import('./ui/security/DemandedFactorPage'),
  'DemandedFactorPage',
  null,
);
export { ProfilePage } from './ui/ProfilePage';
