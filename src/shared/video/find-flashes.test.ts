import { describe, expect, it } from 'vitest';
import { findFlashes, type LightFrame, loopedFrames } from './find-flashes';

const cells = 64;
const rate = 30;

type Pattern = {
  /** Light of the flashing cells at a time in seconds. */
  light: (time: number) => number;
  seconds?: number;
  /** Share of the picture that flashes. */
  area?: number;
};

const film = ({ light, seconds = 4, area = 1 }: Pattern): LightFrame[] =>
  Array.from({ length: seconds * rate }, (_, index) => ({
    time: index / rate,
    light: Float32Array.from({ length: cells }, (__, cell) =>
      cell < cells * area ? light(index / rate) : 0.3,
    ),
  }));

/** Flashes per second between two levels. */
const square =
  (perSecond: number, [dark, bright]: readonly [number, number] = [0, 1]) =>
  (time: number) =>
    Math.floor(time * perSecond * 2 + 1e-9) % 2 === 0 ? dark : bright;

describe('a video is safe', () => {
  it.each<[string, Pattern]>([
    ['that stays as it is', { light: () => 0.5 }],
    ['with two flashes in a second', { light: square(2) }],
    ['with three flashes in a second', { light: square(3) }],
    ['whose flashes fill less than a quarter', { light: square(5), area: 0.23 }],
    ['whose flashes change less than a tenth', { light: square(5, [0.4, 0.49]) }],
    ['whose flashes are bright on bright', { light: square(5, [0.8, 0.95]) }],
    ['that grows bright once', { light: (time) => Math.min(1, time / 4) }],
    ['that flickers in small steps', { light: (time) => 0.5 + 0.04 * Math.sin(time * 60) }],
    ['that has no picture', { light: () => 0, seconds: 0 }],
  ])('%s', (_, pattern) => expect(findFlashes(film(pattern))).toBeNull());
});

describe('a video flashes too often', () => {
  it.each<[string, Pattern, number]>([
    ['with four flashes in a second', { light: square(4) }, 4],
    ['with ten flashes in a second', { light: square(10) }, 10],
    ['that fill a quarter', { light: square(5), area: 0.25 }, 5],
    ['between dark greys', { light: square(5, [0.1, 0.21]) }, 5],
    ['that swell like a wave', { light: (time) => 0.5 + 0.3 * Math.sin(time * 10 * Math.PI) }, 5],
  ])('%s', (_, pattern, perSecond) => {
    const found = findFlashes(film(pattern));
    expect(found?.perSecond).toBeGreaterThanOrEqual(perSecond);
    expect(found?.perSecond).toBeLessThanOrEqual(perSecond + 1);
  });

  // Proves canvas: Flashes
  it('from the second in which it flashes', () => {
    const light = (time: number) => (time < 2 || time >= 3 ? 0.2 : square(5)(time));
    const found = findFlashes(film({ light }));
    expect(found?.at).toBeGreaterThanOrEqual(1.9);
    expect(found?.at).toBeLessThan(2.3);
  });
});

// Proves canvas: Flashes of the cut and its seam
it('checks only the shown part, and its seam', () => {
  const light = (time: number) => (time >= 3 ? square(5)(time) : 0.2);
  const frames = film({ light });
  const safe = loopedFrames(frames, { start: 0, end: 3, isLoop: true });
  expect(findFlashes(safe)).toBeNull();
  expect(findFlashes(loopedFrames(frames, { start: 0, end: 4, isLoop: false }))).not.toBeNull();
  // Two flashes on each side of a seam are four together.
  const ends = (time: number) => (time < 0.4 || time >= 2.6 ? square(5, [0, 1])(time + 0.1) : 0);
  const looped = film({ light: ends, seconds: 3 });
  const once = loopedFrames(looped, { start: 0, end: 3, isLoop: false });
  const twice = loopedFrames(looped, { start: 0, end: 3, isLoop: true });
  expect([findFlashes(once), findFlashes(twice) === null]).toEqual([null, false]);
});
