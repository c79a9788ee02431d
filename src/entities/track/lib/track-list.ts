import type { Track, TrackSlice } from '@/shared/contract/track.ts';
import { internReferences } from './intern-references';

/** The beginning of a list; `trackCount` and `totalDuration` (seconds) are of the whole. */
export type TrackList = {
  tracks: Track[];
  nextCursor: string | null;
  trackCount: number;
  totalDuration: number;
};

/** A playlist may hold a track twice. */
export const entryKey = ({ id, entryId = id }: Pick<Track, 'id' | 'entryId'>): string => entryId;

const unread = ({ tracks, trackCount }: TrackList) => trackCount - tracks.length;

export function withPart<List extends TrackList>(list: List, part: TrackSlice): List {
  const known = new Set(list.tracks.map(entryKey));
  const added = part.tracks.filter((track) => !known.has(entryKey(track)));
  return {
    ...list,
    tracks: [...list.tracks, ...internReferences(list.tracks, added)],
    nextCursor: part.nextCursor,
  };
}

/** Parts read later stay if they still fit. */
export function withBeginning<List extends TrackList>(known: List, fresh: List): List {
  const freshKeys = new Set(fresh.tracks.map(entryKey));
  const lastKey = fresh.tracks.map(entryKey).at(-1);
  const at = known.tracks.findIndex((track) => entryKey(track) === lastKey);
  const rest = known.tracks.slice(at + 1).filter((track) => !freshKeys.has(entryKey(track)));
  const joined = { ...fresh, tracks: [...fresh.tracks, ...rest], nextCursor: known.nextCursor };
  const isWhole = known.nextCursor === null;
  const fits = isWhole ? unread(joined) === 0 : unread(joined) >= unread(known);
  return at >= 0 && rest.length > 0 && fits ? joined : fresh;
}

export function withoutEntry<List extends TrackList>(list: List, key: string): List {
  const removed = list.tracks.find((track) => entryKey(track) === key);
  if (!removed) return list;
  return {
    ...list,
    tracks: list.tracks.filter((track) => track !== removed),
    trackCount: list.trackCount - 1,
    totalDuration: list.totalDuration - removed.duration,
  };
}

/** Null if neither former neighbour is known. */
export function withRestoredEntry<List extends TrackList>(
  list: List,
  entry: Track,
  { after, before }: { after: string | null; before: string | null },
): List | null {
  const getPosition = (key: string | null) =>
    list.tracks.findIndex((each) => entryKey(each) === key);
  const isEmpty = list.tracks.length === 0;
  const next = getPosition(before);
  const at = next < 0 ? getPosition(after) + 1 : next;
  if (at <= 0 && next < 0 && !isEmpty) return null;
  return {
    ...list,
    tracks: list.tracks.toSpliced(at, 0, entry),
    trackCount: list.trackCount + 1,
    totalDuration: list.totalDuration + entry.duration,
  };
}

/** Sorts the entry in by `addedAt`. */
export function withEntryByDate<List extends TrackList>(list: List, entry: Track): List {
  const moment = (track: Track) => track.addedAt ?? '';
  const index = list.tracks.findIndex((track) => moment(track) < moment(entry));
  const before = list.tracks[index];
  const after = list.tracks.at(before ? index - 1 : -1);
  if (!before && list.nextCursor !== null) return list;
  return (
    withRestoredEntry(list, entry, {
      after: after ? entryKey(after) : null,
      before: before ? entryKey(before) : null,
    }) ?? list
  );
}

export function withMovedEntry<List extends TrackList>(
  list: List,
  key: string,
  beforeKey: string | null,
): List {
  const moved = list.tracks.find((track) => entryKey(track) === key);
  if (!moved || key === beforeKey) return list;
  const others = list.tracks.filter((track) => track !== moved);
  if (beforeKey === null) {
    return { ...list, tracks: list.nextCursor === null ? [...others, moved] : others };
  }
  const before = others.findIndex((track) => entryKey(track) === beforeKey);
  return before < 0 ? list : { ...list, tracks: others.toSpliced(before, 0, moved) };
}
