import { describe, expect, it } from 'vitest';
import type { Track } from '@/shared/contract/track.ts';
import {
  type TrackList,
  withBeginning,
  withEntryByDate,
  withMovedEntry,
  withPart,
  withRestoredEntry,
  withoutEntry,
} from './track-list';

const track = (entryId: string): Track => ({
  id: `trk_${entryId}`,
  entryId,
  title: entryId,
  artist: { id: 'art_1', name: 'Vera Solana' },
  album: { id: 'alb_1', title: 'La otra orilla', coverImage: null },
  duration: 60,
  audioUrl: '',
  liked: false,
  releaseDate: '2024-05-01',
});

const list = (keys: string, trackCount: number, nextCursor: string | null = null): TrackList => ({
  tracks: [...keys].map(track),
  nextCursor,
  trackCount,
  totalDuration: trackCount * 60,
});
const getKeys = ({ tracks }: TrackList) => tracks.map(({ entryId }) => entryId).join('');

describe('a part of the list', () => {
  it('is added once, even if another tab moved one of its tracks forward', () => {
    const part = { tracks: [...'cdef'].map(track), nextCursor: null };
    const read = withPart(list('abc', 6, 'c'), part);
    expect(getKeys(read)).toBe('abcdef');
    expect(read.nextCursor).toBeNull();
  });

  it('shares the known artists and albums', () => {
    const read = withPart(list('a', 2, 'a'), { tracks: [track('b')], nextCursor: null });
    expect(read.tracks[1]?.artist).toBe(read.tracks[0]?.artist);
    expect(read.tracks[1]?.album).toBe(read.tracks[0]?.album);
  });

  it('keeps an artist that has been renamed meanwhile apart', () => {
    const renamed = { ...track('b'), artist: { id: 'art_1', name: 'Vera' } };
    const read = withPart(list('a', 2, 'a'), { tracks: [renamed], nextCursor: null });
    expect(read.tracks.map(({ artist }) => artist.name)).toEqual(['Vera Solana', 'Vera']);
  });

  it('keeps the known tracks unchanged', () => {
    const known = list('abc', 6, 'c');
    const read = withPart(known, { tracks: [track('d')], nextCursor: 'd' });
    expect(read.tracks[0]).toBe(known.tracks[0]);
  });
});

describe('an entry that comes back by its date', () => {
  const dated = (key: string) => ({
    ...track(key),
    addedAt: `2026-01-${'edcba'.indexOf(key) + 11}`,
  });
  const known = (keys: string, nextCursor: string | null = null): TrackList => ({
    ...list(keys, keys.length, nextCursor),
    tracks: [...keys].map(dated),
  });

  it.each(['a', 'b', 'c', 'd', 'e'])('stands where %s stood', (key) => {
    const left = known('abcde'.replace(key, ''));
    const restored = withEntryByDate(left, dated(key));
    expect(getKeys(restored)).toBe('abcde');
    expect(restored).toMatchObject({ trackCount: 5, totalDuration: 300 });
  });

  it('is the only one again', () => {
    expect(getKeys(withEntryByDate(known(''), dated('c')))).toBe('c');
  });

  it('does not appear in a part that has not been read', () => {
    const left = known('ab', 'b');
    expect(withEntryByDate(left, dated('e'))).toBe(left);
  });
});

describe('the beginning, asked for again', () => {
  it.each([
    ['nothing has changed', list('abcdef', 9, 'f'), list('abc', 9, 'c'), 'abcdef'],
    ['a track has come in front', list('abcdef', 6), list('xab', 7, 'b'), 'xabcdef'],
    ['a track of the beginning has gone', list('abcdef', 6), list('bcd', 5, 'd'), 'bcdef'],
    ['one has come at an unread end', list('abcdef', 9, 'f'), list('abc', 10, 'c'), 'abcdef'],
    ['one has come at a known end', list('abcdef', 6), list('abc', 7, 'c'), 'abc'],
    ['tracks have gone from the rest', list('abcdef', 6), list('abc', 4, 'c'), 'abc'],
    ['it is another list', list('abcdef', 6), list('xyz', 6, 'z'), 'xyz'],
    ['it has become empty', list('abcdef', 6), list('', 0), ''],
    ['it was empty', list('', 0), list('abc', 3), 'abc'],
  ])('fits when %s', (_name, known, fresh, expected) => {
    expect(getKeys(withBeginning(known, fresh))).toBe(expected);
  });
});

describe('a change of the order', () => {
  it.each([
    ['d', 'a', 'dabc'],
    ['a', 'c', 'bacd'],
    ['a', null, 'bcda'],
    ['a', 'a', 'abcd'],
    ['x', 'a', 'abcd'],
    ['a', 'x', 'abcd'],
  ])('puts %s before %s', (key, beforeKey, expected) => {
    expect(getKeys(withMovedEntry(list('abcd', 4), key, beforeKey))).toBe(expected);
  });

  it('removes a track from the known part when it moves to an unread end', () => {
    const moved = withMovedEntry(list('abcd', 9, 'd'), 'a', null);
    expect(getKeys(moved)).toBe('bcd');
    expect(moved.trackCount).toBe(9);
  });
});

describe('an entry that comes back', () => {
  const back = (known: TrackList, after: string | null, before: string | null) =>
    withRestoredEntry(known, track('x'), { after, before });

  it.each([
    [null, 'a', 'xabc'],
    ['a', 'b', 'axbc'],
    ['c', null, 'abcx'],
    ['a', 'gone', 'axbc'],
    ['gone', 'c', 'abxc'],
  ])('stands between %s and %s', (after, before, expected) => {
    const restored = back(list('abc', 3), after, before);
    expect(restored && getKeys(restored)).toBe(expected);
    expect(restored).toMatchObject({ trackCount: 4, totalDuration: 240 });
  });

  it('has no position if both have gone, except in an empty list', () => {
    expect(back(list('abc', 3), 'gone', 'too')).toBeNull();
    expect(back(list('abc', 3), null, 'gone')).toBeNull();
    expect(back(list('', 0), null, null)).toMatchObject({ trackCount: 1 });
  });
});

describe('a removed entry', () => {
  it('takes its seconds off the total', () => {
    const left = withoutEntry(list('abc', 9, 'c'), 'b');
    expect(left).toMatchObject({ trackCount: 8, totalDuration: 480 });
  });

  it('is not subtracted twice', () => {
    const known = list('abc', 3);
    expect(withoutEntry(known, 'x')).toBe(known);
  });
});
