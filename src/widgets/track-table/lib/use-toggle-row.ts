import { useToggleEntry } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';

/** Starts the list at a row, or pauses the track if it is playing from any list. */
export function useToggleRow(tracks: readonly Track[], source: string) {
  const toggle = useToggleEntry();
  return (startAt: number) => toggle({ tracks, startAt, source });
}
