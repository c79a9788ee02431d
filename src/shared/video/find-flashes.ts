/** A picture of a video as a grid of cells, each with its relative luminance from 0 to 1 (WCAG 2.2). */
export type LightFrame = { time: number; light: Float32Array };

/** Where a video flashes too often: from which second, and how often in the second that begins there. */
export type Flashing = { at: number; perSecond: number };

/** Changes of light that count, and up to how bright the darker side is. Source: WCAG 2.2, success criterion 2.3.1, general flash. */
const swing = 0.1;
const darkerBelow = 0.8;

/** Share of the picture that has to flash. */
const areaShare = 0.25;

/** Flashes in a second that are still allowed; each is a pair of opposing changes. */
const flashesMost = 3;

/** Seconds that pictures may come early or late. */
const jitter = 0.001;

/**
 * Looks for a second in which a quarter of the picture or more flashes more than three times; null where there is none.
 * Each cell is judged by itself: a change counts once its light has risen or fallen by a tenth since it last turned.
 *
 * @param frames in the order of time, each of the same cells.
 */
export function findFlashes(frames: readonly LightFrame[]): Flashing | null {
  const cells = frames[0]?.light.length ?? 0;
  const turns = turnsOf(frames, cells);
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

/** For each picture the cells whose light has just turned. */
function turnsOf(frames: readonly LightFrame[], cells: number): Uint8Array[] {
  const low = Float32Array.from(frames[0]?.light ?? []);
  const high = Float32Array.from(low);
  /** 1 where the light rises, -1 where it falls, 0 before its first change. */
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

/** How many changes each cell of the busiest quarter has at least. */
function leastOfBusiest(sums: Uint16Array): number {
  const needed = Math.ceil(sums.length * areaShare);
  return Uint16Array.from(sums).toSorted().at(-needed) ?? 0;
}

/** The pictures of a cut as they are seen in a loop: twice, so that the seam is looked at too. */
export function loopedFrames(
  frames: readonly LightFrame[],
  { start, end, isLoop }: { start: number; end: number; isLoop: boolean },
): LightFrame[] {
  const shown = frames.filter(({ time }) => time >= start - jitter && time < end);
  const again = shown.map(({ time, light }) => ({ time: time + end - start, light }));
  return isLoop ? [...shown, ...again] : shown;
}
