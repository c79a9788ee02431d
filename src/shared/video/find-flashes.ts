/** Relative luminance per cell, 0 to 1 (WCAG 2.2). */
export type LightFrame = { time: number; light: Float32Array };

export type Flashing = { at: number; perSecond: number };

/** Source: WCAG 2.2, success criterion 2.3.1, general flash. */
const swing = 0.1;
const darkerBelow = 0.8;

const areaShare = 0.25;

/** Per second; each is a pair of opposing changes. */
const flashesMost = 3;

/** Seconds. */
const jitter = 0.001;

/**
 * Finds a second in which a quarter of the frame or more flashes more than three times, or null.
 *
 * @param frames in the order of time
 */
export function findFlashes(frames: readonly LightFrame[]): Flashing | null {
  const cells = frames[0]?.light.length ?? 0;
  const turns = getTurns(frames, cells);
  const inWindow = new Uint16Array(cells);
  let worst: Flashing | null = null;
  let first = 0;
  for (const [index, { time }] of frames.entries()) {
    addTo(inWindow, turns[index], 1);
    while (time - (frames[first]?.time ?? time) >= 1 - jitter) {
      addTo(inWindow, turns[first], -1);
      first += 1;
    }
    const perSecond = Math.floor(leastOfBusiest(inWindow) / 2);
    const isTooOften = leastOfBusiest(inWindow) > flashesMost * 2;
    if (isTooOften && perSecond > (worst?.perSecond ?? 0)) {
      worst = { at: frames[first]?.time ?? 0, perSecond: Math.max(perSecond, flashesMost + 1) };
    }
  }
  return worst;
}

function getTurns(frames: readonly LightFrame[], cells: number): Uint8Array[] {
  const low = Float32Array.from(frames[0]?.light ?? []);
  const high = Float32Array.from(low);
  /** 1 rising, -1 falling, 0 before the first change. */
  const direction = new Int8Array(cells);
  return frames.map(({ light }) => {
    const turned = new Uint8Array(cells);
    for (let cell = 0; cell < cells; cell += 1) {
      const now = light[cell] ?? 0;
      const lowest = Math.min(low[cell] ?? 0, now);
      const highest = Math.max(high[cell] ?? 0, now);
      const way = direction[cell] ?? 0;
      const rises = way !== 1 && now - lowest >= swing && lowest < darkerBelow;
      const falls = way !== -1 && highest - now >= swing && now < darkerBelow;
      if (rises || falls) {
        turned[cell] = 1;
        direction[cell] = rises ? 1 : -1;
        low[cell] = now;
        high[cell] = now;
      } else {
        low[cell] = lowest;
        high[cell] = highest;
      }
    }
    return turned;
  });
}

function addTo(sums: Uint16Array, turned: Uint8Array | undefined, times: 1 | -1) {
  for (const [cell, count] of turned?.entries() ?? []) {
    if (count > 0) sums[cell] = (sums[cell] ?? 0) + times * count;
  }
}

function leastOfBusiest(sums: Uint16Array): number {
  const needed = Math.ceil(sums.length * areaShare);
  return Uint16Array.from(sums).toSorted().at(-needed) ?? 0;
}

/** Repeats the frames, so that the seam is checked too. */
export function loopedFrames(
  frames: readonly LightFrame[],
  { start, end, isLoop }: { start: number; end: number; isLoop: boolean },
): LightFrame[] {
  const shown = frames.filter(({ time }) => time >= start - jitter && time < end);
  const again = shown.map(({ time, light }) => ({ time: time + end - start, light }));
  return isLoop ? [...shown, ...again] : shown;
}
