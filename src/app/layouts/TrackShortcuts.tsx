import { usePlaybackShortcuts } from '@/features/control-playback';
import { useLikeTrack } from '@/features/like-track';
import type { Track } from '@/shared/contract/track.ts';

type TrackShortcutsProps = { track: Track; onSearch: () => void };

export function TrackShortcuts({ track, onSearch }: TrackShortcutsProps) {
  const { toggle } = useLikeTrack(track);
  usePlaybackShortcuts({ onLike: toggle, onSearch });
  return null;
}
