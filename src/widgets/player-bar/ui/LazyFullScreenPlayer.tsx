import { lazyPart } from '@/shared/lib/lazy-part';

/** The full-screen player, which is fetched when it is first opened. */
export const LazyFullScreenPlayer = lazyPart(
  () => import('./FullScreenPlayer'),
  'FullScreenPlayer',
);
