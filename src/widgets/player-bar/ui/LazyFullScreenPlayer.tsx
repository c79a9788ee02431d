import { lazyPart } from '@/shared/lib/lazy-part';

export const LazyFullScreenPlayer = lazyPart(
  () => import('./FullScreenPlayer'),
  'FullScreenPlayer',
);
