import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFade } from './start-fade';

const voice = (volume: number, currentTime = 0) => ({
  volume,
  currentTime,
  ended: false,
  error: null,
});

const fadeFrom = (tailVolume: number, volume: number) => {
  const tail = voice(tailVolume, 100);
  const head = voice(0);
  const onEnd = vi.fn<() => void>();
  const fade = startFade({ tail, head, seconds: 6, volume, onEnd });
  const playTo = (seconds: number) => {
    tail.currentTime = 100 + seconds;
    vi.advanceTimersByTime(40);
  };
  return { tail, head, onEnd, fade, playTo };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Proves player: Songs fade into each other
it('keeps the power of both together', () => {
  const { tail, head, onEnd, playTo } = fadeFrom(0.8, 0.8);
  expect([tail.volume, head.volume]).toEqual([0.8, 0]);
  for (const seconds of [1, 3, 5]) {
    playTo(seconds);
    expect(Math.hypot(tail.volume, head.volume)).toBeCloseTo(0.8);
  }
  expect(onEnd).not.toHaveBeenCalled();
  playTo(6);
  expect(tail.volume).toBeCloseTo(0);
  expect(head.volume).toBe(0.8);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('halts where the song that ends is paused, and gives up where it breaks', () => {
  const { tail, head, onEnd, playTo } = fadeFrom(1, 1);
  playTo(3);
  const { volume } = head;
  vi.advanceTimersByTime(60_000);
  expect(head.volume).toBe(volume);
  tail.ended = true;
  vi.advanceTimersByTime(40);
  expect(head.volume).toBe(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('leaves the song that ends at its level, and obeys a hand for both', () => {
  const { tail, head, fade, playTo } = fadeFrom(0.9, 0.9);
  playTo(3);
  fade.setVolume(0.5, false);
  expect(tail.volume).toBeCloseTo(0.9 * Math.SQRT1_2);
  expect(head.volume).toBeCloseTo(0.5 * Math.SQRT1_2);
  fade.setVolume(0, true);
  expect([tail.volume, head.volume]).toEqual([0, 0]);
});
