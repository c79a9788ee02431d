import type { Track } from '@/shared/contract/track.ts';
import { lazyPart, LeftOut } from '@/shared/lib/lazy-part';

export type SeveralTracksProps = {
  tracks: readonly Track[];
  onClear: () => void;
  onRemove?: (() => void) | undefined;
};

/** What can be done with the chosen rows of a table. */
export const SeveralTracks = lazyPart<'SeveralTracksBar', SeveralTracksProps>(
  () => import('./SeveralTracksBar'),
  'SeveralTracksBar',
  LeftOut,
);
