import { togglePlayback, useCurrentTrack, usePlayTracks } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';

/** A track that plays from another list is paused or resumed. */
export function useToggleFirst() {
  const current = useCurrentTrack();
  const playTracks = usePlayTracks();
  const dispatch = useAppDispatch();
  return ({ tracks, source }: { tracks: readonly Track[]; source: string }) => {
    if (current && tracks[0]?.id === current.id) dispatch(togglePlayback());
    else playTracks({ tracks, startAt: 0, source });
  };
}
