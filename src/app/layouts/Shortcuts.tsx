import { useCurrentTrack } from '@/entities/playback';
import { usePlaybackShortcuts } from '@/features/control-playback';
import { useLikeTrack } from '@/features/like-track';
import type { Track } from '@/shared/contract/track.ts';
import { useFocusSearch } from './use-focus-search';

/** The keys of every screen; they draw nothing. */
export function Shortcuts() {
  const track = useCurrentTrack();
  return track ? <TrackShortcuts track={track} /> : <PlainShortcuts />;
}

function TrackShortcuts({ track }: { track: Track }) {
  const { toggle } = useLikeTrack(track);
  usePlaybackShortcuts({ onLike: toggle, onSearch: useFocusSearch() });
  return null;
}

function PlainShortcuts() {
  usePlaybackShortcuts({ onSearch: useFocusSearch() });
  return null;
}
