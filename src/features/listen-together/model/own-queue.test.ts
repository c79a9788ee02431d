// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { playingState, queuedTracks } from '@/entities/playback/index.testing';
import { fromOwnQueue, toOwnQueue } from './own-queue';

const known = new Map(queuedTracks.map((track) => [track.id, track]));
const playback = { ...playingState({}, queuedTracks), isShuffled: true };
const order = queuedTracks.map((_, index) => index).toReversed();

// Proves together: Leaving
it('gives back the queue, its order and where it was', () => {
  const own = toOwnQueue({ ...playback, order, at: 1 }, 42);
  const back = fromOwnQueue(own, known);
  expect(back.queue.map(({ track }) => track.id)).toEqual(queuedTracks.map(({ id }) => id));
  expect(back).toMatchObject({ order, at: 1, seconds: 42, isShuffled: true });
});

it('leaves out what the catalogue has lost meanwhile', () => {
  const own = toOwnQueue({ ...playback, order, at: 1 }, 42);
  const lost = own.trackIds[order[1] ?? 0] ?? '';
  const left = new Map([...known].filter(([id]) => id !== lost));
  const back = fromOwnQueue(own, left);
  expect(back.queue).toHaveLength(queuedTracks.length - 1);
  expect(back.order.toSorted((one, other) => one - other)).toEqual(
    back.queue.map((_, index) => index),
  );
  expect(back).toMatchObject({ at: Math.min(1, back.order.length - 1), seconds: 0 });
});
