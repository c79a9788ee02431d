import { lazy } from 'react';

/** The full-screen player, which is fetched when it is first opened. */
export const LazyFullScreenPlayer = lazy(async () => {
  const { FullScreenPlayer } = await import('./FullScreenPlayer');
  return { default: FullScreenPlayer };
});
