import { useToggleEntry } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';

export function useToggleRow(tracks: readonly Track[], source: string) {
  const toggle = useToggleEntry();
  return (startAt: number) => toggle({ tracks, startAt, source });
}
