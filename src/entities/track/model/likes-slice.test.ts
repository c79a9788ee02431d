// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { likesSlice, selectIsLiked, trackLikeChanged } from './likes-slice';

const track = { id: 'trk_1', title: 'Luna', liked: false };

beforeEach(() => vi.useFakeTimers({ now: 1000 }));
afterEach(() => vi.useRealTimers());

function start() {
  const store = configureStore({ reducer: { likes: likesSlice.reducer } });
  /** Delivers a list of tracks that was requested at `startedTimeStamp`. */
  const arrive = (liked: boolean, startedTimeStamp: number, baseQueryMeta: object | null = {}) =>
    store.dispatch({
      type: 'api/executeQuery/fulfilled',
      payload: { tracks: [{ ...track, liked }], nextCursor: null },
      meta: { startedTimeStamp, ...(baseQueryMeta && { baseQueryMeta }) },
    });
  const isLiked = (shown = track) => selectIsLiked(store.getState(), shown);
  return { store, arrive, isLiked };
}

// Proves library: Two hearts of one song
it('prefers a later answer of the server to the visit’s changes', () => {
  const { store, arrive, isLiked } = start();
  store.dispatch(trackLikeChanged({ id: 'trk_1', liked: true }));
  expect(isLiked()).toBe(true);
  arrive(false, 2000);
  expect(isLiked({ ...track, liked: true })).toBe(false);
});

it('keeps the visit’s changes over an answer requested before them', () => {
  const { store, arrive, isLiked } = start();
  store.dispatch(trackLikeChanged({ id: 'trk_1', liked: true }));
  arrive(false, 900);
  expect(isLiked()).toBe(true);
});

it('shows the same heart in lists read earlier and later', () => {
  const { arrive, isLiked } = start();
  arrive(false, 1000);
  arrive(true, 2000);
  arrive(false, 1500);
  expect([isLiked(), isLiked({ ...track, liked: true })]).toEqual([true, true]);
});

it('ignores sample data, which is not from the server', () => {
  const { arrive, isLiked } = start();
  arrive(true, 2000, null);
  expect(isLiked()).toBe(false);
});
