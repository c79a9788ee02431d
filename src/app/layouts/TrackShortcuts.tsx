import { usePlaybackShortcuts } from '@/features/control-playback';
import { useLikeTrack } from '@/features/like-track';
import type { Track } from '@/shared/contract/track.ts';
import { useFocusSearch } from './use-focus-search';

export function TrackShortcuts({ track }: { track: Track }) {
  const { toggle } = useLikeTrack(track);
  usePlaybackShortcuts({ onLike: toggle, onSearch: useFocusSearch() });
  return null;
}
