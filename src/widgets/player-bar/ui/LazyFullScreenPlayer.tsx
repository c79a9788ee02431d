import { lazyPart } from '@/shared/lib/lazy-part';

/** The full-screen player, loaded on first use. */
export const LazyFullScreenPlayer = lazyPart(
  () => import('./FullScreenPlayer'),
  'FullScreenPlayer',
);
