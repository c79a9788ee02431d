import { useToggleEntry } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';

/** Starts a list from one of its rows; what is heard already is paused, from whichever list it came. */
export function useToggleRow(tracks: readonly Track[], source: string) {
  const toggle = useToggleEntry();
  return (startAt: number) => toggle({ tracks, startAt, source });
}
