import type { TogetherAnchor } from '#contract/together.ts';

type Timed = { key: number; track: { duration: number } };

export type TogetherPosition = {
  /** In the entries; -1 without any. */
  index: number;
  seconds: number;
  isPlaying: boolean;
  /** The last entry was heard to its end. */
  isOver: boolean;
};

/**
 * Returns what is heard in a session at a moment: server and listeners reckon alike, so nobody has
 * to say when the next song begins. `now` in milliseconds by the server's clock.
 *
 * See docs/product/together.md.
 */
export function getTogetherPosition(
  entries: readonly Timed[],
  { key, seconds, moment, isPlaying }: TogetherAnchor,
  now: number,
): TogetherPosition {
  const start = entries.findIndex((entry) => entry.key === key);
  if (start < 0) return { index: -1, seconds: 0, isPlaying: false, isOver: false };
  let left = seconds + (isPlaying ? Math.max(0, now - moment) / 1000 : 0);
  for (let index = start; index < entries.length; index += 1) {
    const duration = entries[index]?.track.duration ?? 0;
    if (left < duration) return { index, seconds: left, isPlaying, isOver: false };
    left -= isPlaying ? duration : left;
  }
  const index = isPlaying ? entries.length - 1 : start;
  const duration = entries[index]?.track.duration ?? 0;
  return { index, seconds: duration, isPlaying: false, isOver: true };
}
