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

it('lets what the server answers later win over what this visit did', () => {
  const { store, arrive, isLiked } = start();
  store.dispatch(trackLikeChanged({ id: 'trk_1', liked: true }));
  expect(isLiked()).toBe(true);
  arrive(false, 2000);
  expect(isLiked({ ...track, liked: true })).toBe(false);
});

it('keeps what this visit did where the answer was asked for before', () => {
  const { store, arrive, isLiked } = start();
  store.dispatch(trackLikeChanged({ id: 'trk_1', liked: true }));
  arrive(false, 900);
  expect(isLiked()).toBe(true);
});

it('shows one heart in a list that was read earlier and in one that was read since', () => {
  const { arrive, isLiked } = start();
  arrive(false, 1000);
  arrive(true, 2000);
  arrive(false, 1500);
  expect([isLiked(), isLiked({ ...track, liked: true })]).toEqual([true, true]);
});

it('takes nothing from sample data, which the server has not said', () => {
  const { arrive, isLiked } = start();
  arrive(true, 2000, null);
  expect(isLiked()).toBe(false);
});
