// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { copyMark } from '@/entities/offline-copy/@x/playback';
import { queuedTrack } from '../testing/queued-tracks';
import { createKeptPlayer } from './play-kept';

const owner = 'usr_1';
const track = queuedTrack({ duration: 40 });
const state = { session: { status: 'listener' as const, user: { id: owner } } };
const openCopy = vi.fn<() => Promise<Blob | null>>(async () => new Blob(['sound']));
const notePlay = vi.fn<() => Promise<void>>(async () => {});

const start = () =>
  createKeptPlayer({ getState: () => state as never }, async () => ({ openCopy, notePlay }));

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
});

it('loads nothing where nobody has asked for copies', () => {
  expect(start().open(track, 0)).toBeNull();
  expect(openCopy).not.toHaveBeenCalled();
});

it('notes a play once half of a short song was heard, and again for another round', async () => {
  copyMark.set(owner);
  const kept = start();
  expect(await kept.open(track, 0)).toBe('blob:1');
  const hear = (from: number, to: number) => {
    for (let second = from; second <= to; second += 1) kept.soundsAt(second);
  };
  hear(0, 10);
  kept.soughtTo(30);
  hear(30, 35);
  expect(notePlay).not.toHaveBeenCalled();
  hear(36, 40);
  await vi.waitFor(() => expect(notePlay).toHaveBeenCalledExactlyOnceWith(owner, track.id, 20));
  kept.soughtTo(0);
  hear(0, 21);
  await vi.waitFor(() => expect(notePlay).toHaveBeenCalledTimes(2));
});

it('is asked once for a sound, and not for one that failed', async () => {
  copyMark.set(owner);
  const kept = start();
  await kept.open(track, 0);
  expect(kept.isPlaying()).toBe(true);
  expect(kept.open(track, 5)).toBeNull();
  kept.turn();
  openCopy.mockResolvedValueOnce(null);
  expect(await kept.open(queuedTrack({ id: 'trk_other' }), 0)).toBeNull();
  expect(kept.isPlaying()).toBe(false);
});
