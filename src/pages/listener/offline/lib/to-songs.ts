import type { CopyState } from '@/entities/offline-copy';
import type { Track } from '@/shared/contract/track.ts';

/** Each song once, in the order of the lists: those that play here, and those that are gone. */
export function toSongs({ lists, copies }: Pick<CopyState, 'lists' | 'copies'>) {
  const tracks = new Map<string, Track>();
  for (const list of lists) for (const track of list.tracks) tracks.set(track.id, track);
  const all = [...tracks.values()];
  return {
    here: all.filter(({ id }) => copies.get(id)?.isGone === false),
    gone: all.filter(({ id }) => copies.get(id)?.isGone === true),
  };
}
