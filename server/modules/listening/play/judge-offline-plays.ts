import { offlineLimits } from '#contract/limits.ts';
import { countedSeconds } from './listening.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds: clocks of two computers are never quite the same. */
const skew = 60_000;

/** A play needs the time before it counts: `at` in milliseconds, `duration` of its track in seconds. */
export type HeardPlay = { at: number; duration: number };

/** `validFrom` and `validUntil` are those of its permit, in milliseconds; null for a forged one. */
export type ClaimedPlay = HeardPlay & {
  id: string;
  permit: { validFrom: number; validUntil: number } | null;
  /** Whether the plan of its day brings copies. */
  isPaid: boolean;
};

const toSpan = ({ at, duration }: HeardPlay) => ({
  from: at - countedSeconds(duration) * 1000,
  to: at,
});

function overlaps(one: HeardPlay, other: HeardPlay): boolean {
  const [mine, theirs] = [toSpan(one), toSpan(other)];
  return mine.from < theirs.to && theirs.from < mine.to;
}

/**
 * Chooses the plays that count: with a permit of their time, on a paid plan, not to come, not heard
 * too long ago, and apart from all others of the listener, because nobody hears two songs at once.
 *
 * @param known what counted or is counting already.
 * @param now milliseconds.
 * @returns the plays that count, the earliest first; a moment that a fast clock put ahead is now.
 */
export function judgeOfflinePlays(
  claimed: readonly ClaimedPlay[],
  known: readonly HeardPlay[],
  now: number,
): ClaimedPlay[] {
  const taken: HeardPlay[] = [...known];
  return claimed
    .filter(({ at, permit, isPaid }) => {
      const isOfPermit = permit !== null && at >= permit.validFrom && at <= permit.validUntil;
      return isOfPermit && isPaid && at <= now + skew && at >= now - offlineLimits.days * day;
    })
    .map((play) => ({ ...play, at: Math.min(play.at, now) }))
    .toSorted((one, other) => one.at - other.at)
    .filter((play) => {
      const isApart = !taken.some((other) => overlaps(play, other));
      if (isApart) taken.push(play);
      return isApart;
    });
}
