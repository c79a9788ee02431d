import { lazyPart } from '@/shared/lib/lazy-part';

/** Only few people are ever asked for it. */
export const DemandedFactorPage = lazyPart(
  () => import('./ui/security/DemandedFactorPage'),
  'DemandedFactorPage',
  null,
);
export { ProfilePage } from './ui/ProfilePage';
