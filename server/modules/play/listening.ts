import type { DeviceKind } from './device-of.ts';
import type { PlaySource } from './play-source.ts';
import { addStretch, secondsOf, type Stretches } from './served-time.ts';

/** A play counts after so many seconds, or half of a shorter track. See docs/product/player.md. */
const countedAfter = 30;

/** A listening ends so long after its track would have: a pause may last this many seconds. */
const pauseMargin = 15 * 60;

/** Of a track that was started so many seconds were sent at least: less is a look at the file. */
const startedAfter = 1;

/** One track being listened to by one listener. Times are in milliseconds, durations in seconds. */
export type Listening = {
  trackId: string;
  duration: number;
  firstByteAt: number;
  served: Stretches;
  isCounted: boolean;
  source: PlaySource | null;
  device: DeviceKind;
};

/** Seconds `from` to `to` of a track, sent to a listener `at` a moment, in milliseconds. */
export type ServedStretch = {
  track: { id: string; duration: number };
  from: number;
  to: number;
  at: number;
  source: PlaySource | null;
  device: DeviceKind;
  /** The player goes on in the middle of a track: what it fetches of the beginning starts no round. */
  isContinuation: boolean;
};

/**
 * Begins a listening. What was sent of the same track before is at hand still, so a further round of it needs
 * no more than time. A listening begins when the previous one has counted at the earliest: whatever is
 * sent at once, and in whatever order it is told, nobody hears more than time allows.
 */
export function beginListening(
  stretch: ServedStretch,
  { former, previous }: { former: Listening | null; previous: Listening | null },
): Listening {
  const { track, source, device, at } = stretch;
  const begun: Listening = {
    trackId: track.id,
    duration: track.duration,
    firstByteAt: Math.max(at, previous?.isCounted === true ? heardAt(previous) : at),
    served: former?.served ?? [],
    isCounted: false,
    source,
    device,
  };
  return withServed(begun, stretch);
}

export function withServed(listening: Listening, { from, to }: ServedStretch): Listening {
  return { ...listening, served: addStretch(listening.served, from, to) };
}

/** Seconds of a track that make a play. */
function countedSeconds(duration: number): number {
  return Math.min(countedAfter, duration / 2);
}

/** When so much time has gone by that the play counts. */
function heardAt({ duration, firstByteAt }: Listening): number {
  return firstByteAt + countedSeconds(duration) * 1000;
}

/** When the play counts, once time has gone by; null where not enough was served yet. */
function countsFrom(listening: Listening): number | null {
  const needed = countedSeconds(listening.duration);
  return secondsOf(listening.served) >= needed - 0.001 ? heardAt(listening) : null;
}

/** When the play counts, if by `now` it does: enough was served, and that much time has gone by. */
export function countsAt(listening: Listening, now: number): number | null {
  const due = countsFrom(listening);
  return !listening.isCounted && due !== null && due <= now ? due : null;
}

/** Seconds that were heard of what is given up at a moment before it counted; null for no start at all. */
export function skippedAfter(listening: Listening, at: number): number | null {
  const sent = secondsOf(listening.served);
  if (listening.isCounted || sent < startedAfter) return null;
  return Math.floor(Math.min(sent, (at - listening.firstByteAt) / 1000));
}

/** When what was never taken further was left: as soon as what was sent of it had been heard. */
export function leftAt({ firstByteAt, served }: Listening): number {
  return firstByteAt + Math.floor(secondsOf(served) * 1000);
}

export function hasEnded({ firstByteAt, duration }: Listening, now: number): boolean {
  return now > endOf(firstByteAt, duration);
}

/** Whether all was sent that makes a play: the rest of the track changes nothing any more. */
export function isEnough(listening: Listening): boolean {
  return listening.isCounted || countsFrom(listening) !== null;
}

/** The moment from which on something becomes of a listening by itself: it counts, or it is over. */
export function dueAt(listening: Listening): number {
  const counts = listening.isCounted ? null : countsFrom(listening);
  return counts ?? endOf(listening.firstByteAt, listening.duration) + 1;
}

function endOf(firstByteAt: number, duration: number) {
  return firstByteAt + (duration + pauseMargin) * 1000;
}
