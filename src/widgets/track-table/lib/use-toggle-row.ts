import { togglePlayback, useCurrentTrack, usePlayTracks } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';

/** Starts a list from one of its rows; what is heard already is paused, from whichever list it came. */
export function useToggleRow(tracks: readonly Track[], source: string) {
  const current = useCurrentTrack();
  const playTracks = usePlayTracks();
  const dispatch = useAppDispatch();
  return (startAt: number) => {
    if (tracks[startAt]?.id === current?.id) dispatch(togglePlayback());
    else playTracks({ tracks, startAt, source });
  };
}
