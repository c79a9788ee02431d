import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';

/** Its code would weigh on the pages that show it. */
export const LateSaveButton = lazyPart(
  () => import('./SavePlaylistButton'),
  'SavePlaylistButton',
  LeftOut,
);
