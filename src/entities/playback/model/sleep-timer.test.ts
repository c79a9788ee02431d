// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinedPlayer } from '../testing/joined-player';
import { trackEnded } from './playback-slice';
import type { PlaybackState } from './playback-state';
import { setSleepTimer } from './sleep-timer';

let player: ReturnType<typeof joinedPlayer>;

function begin(playback: Partial<PlaybackState> = {}) {
  player = joinedPlayer(playback);
  return player;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  player.dispatch(setSleepTimer(null));
  player.leave();
  vi.useRealTimers();
});

// Proves player: Sleep timer
it('pauses after its minutes', () => {
  const { dispatch, isPlaying } = begin();
  dispatch(setSleepTimer('15'));
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(isPlaying()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isPlaying()).toBe(false);
});

// Proves player: Sleep timer: a sleeping laptop
it('counts the time that the laptop sleeps', () => {
  const { dispatch, isPlaying } = begin();
  dispatch(setSleepTimer('15'));
  vi.setSystemTime(Date.now() + 20 * 60_000);
  vi.advanceTimersByTime(1_000);
  expect(isPlaying()).toBe(false);
});

// Proves player: Sleep timer: a sleeping laptop
it('stops with the first sound after the laptop slept, before any timer runs', () => {
  const { dispatch, audio, isPlaying } = begin();
  audio.emit('playing', null);
  audio.emit('time', 5);
  dispatch(setSleepTimer('15'));
  vi.setSystemTime(Date.now() + 14 * 60_000);
  audio.emit('time', 6);
  expect(isPlaying()).toBe(true);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  audio.emit('time', 7);
  expect(isPlaying()).toBe(false);
});

// Proves player: Sleep timer: the song
it('pauses at the end of the song, with the next one ready', () => {
  const { dispatch, isPlaying, currentId } = begin();
  dispatch(setSleepTimer('track'));
  dispatch(trackEnded());
  expect(isPlaying()).toBe(false);
  expect(currentId()).toBe('trk_faro');
});

// Proves player: Sleep timer: the list
it('pauses at the end of the list, which would begin again', () => {
  const { dispatch, isPlaying } = begin({ at: 2, repeatMode: 'all' });
  dispatch(setSleepTimer('list'));
  dispatch(trackEnded());
  expect(isPlaying()).toBe(true);
  dispatch(trackEnded());
  expect(isPlaying()).toBe(false);
});

it('acts once, and not when it was turned off', () => {
  const { dispatch, isPlaying } = begin();
  dispatch(setSleepTimer('track'));
  dispatch(setSleepTimer('30'));
  dispatch(setSleepTimer(null));
  dispatch(trackEnded());
  vi.advanceTimersByTime(60 * 60_000);
  expect(isPlaying()).toBe(true);
});
