import type { DeviceKind } from './device-of.ts';
import type { PlaySource } from './play-source.ts';
import { addStretch, secondsOf, type Stretches } from './served-time.ts';

/** A play counts after so many seconds, or half of a shorter track. See docs/product/player.md. */
const countedAfter = 30;

/** A listening ends so long after its track would have: a pause may last this many seconds. */
const pauseMargin = 15 * 60;

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

type Begun = {
  track: { id: string; duration: number };
  source?: PlaySource | null;
  device?: DeviceKind;
};

export function beginListening(
  { track, source = null, device = 'other' }: Begun,
  at: number,
): Listening {
  return {
    trackId: track.id,
    duration: track.duration,
    firstByteAt: at,
    served: [],
    isCounted: false,
    source,
    device,
  };
}

export function addServed(listening: Listening, from: number, to: number): void {
  listening.served = addStretch(listening.served, from, to);
}

/** Seconds of a track that make a play. */
function countedSeconds(duration: number): number {
  return Math.min(countedAfter, duration / 2);
}

/** When the play counts, if by `now` it does: enough was served, and that much time has gone by. */
export function countsAt(listening: Listening, now: number): number | null {
  const needed = countedSeconds(listening.duration);
  const due = listening.firstByteAt + needed * 1000;
  const isHeard = secondsOf(listening.served) >= needed - 0.001;
  return !listening.isCounted && isHeard && due <= now ? due : null;
}

export function hasEnded(listening: Listening, now: number): boolean {
  return now - listening.firstByteAt > (listening.duration + pauseMargin) * 1000;
}
