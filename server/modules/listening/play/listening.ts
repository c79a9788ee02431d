import type { DeviceKind } from './get-device.ts';
import type { PlaySource } from '../../catalogue/track/index.ts';
import { addSpan, toSeconds, type Spans } from './served-time.ts';

/** Seconds, or half of a shorter track. See docs/product/player.md. */
const countedAfter = 30;

/** Seconds of pause before the listening ends. */
const pauseMargin = 15 * 60;

/** Seconds; less is no start. */
const startedAfter = 1;

/** Times in milliseconds, durations in seconds. */
export type Listening = {
  trackId: string;
  duration: number;
  /** Later by what the player paused: until then all time since is heard. */
  firstByteAt: number;
  /** Since when the player says that it stands still; unset while it plays. */
  heldAt?: number | undefined;
  /** The player has said something of it. */
  isTold?: true;
  served: Spans;
  isCounted: boolean;
  source: PlaySource | null;
  device: DeviceKind;
  networkMark?: string | null | undefined;
};

/** What the player says of itself; `heard` in seconds, `at` in milliseconds. */
export type ToldListening = { trackId: string; heard: number; isPlaying: boolean; at: number };

/** `from` and `to` in seconds, `at` in milliseconds. */
export type ServedSpan = {
  track: { id: string; duration: number };
  from: number;
  to: number;
  at: number;
  source: PlaySource | null;
  device: DeviceKind;
  /** Of its beginning, keyed. */
  networkMark?: string | null | undefined;
  /** The player resumes mid-track, so fetching the start is no new round. */
  isContinuation: boolean;
};

/**
 * Earlier spans of the track count, because clients buffer them. It starts no earlier than the
 * previous listening has counted, so plays never exceed real time.
 */
export function beginListening(
  span: ServedSpan,
  { former, previous }: { former: Listening | null; previous: Listening | null },
): Listening {
  const { track, source, device, networkMark, at } = span;
  const listening: Listening = {
    trackId: track.id,
    duration: track.duration,
    firstByteAt: Math.max(at, previous?.isCounted === true ? heardAt(previous) : at),
    served: former?.served ?? [],
    isCounted: false,
    source,
    device,
    networkMark,
  };
  return withServed(listening, span);
}

export function withServed(listening: Listening, { from, to }: ServedSpan): Listening {
  return { ...listening, served: addSpan(listening.served, from, to) };
}

/** Believed only to shorten: more than the server reckons was never heard. */
export function withTold(listening: Listening, { heard, isPlaying, at }: ToldListening): Listening {
  const seconds = Math.min(Math.max(heard, 0), heardSeconds(listening, at));
  return {
    ...listening,
    firstByteAt: at - seconds * 1000,
    heldAt: isPlaying ? undefined : at,
  };
}

function heardSeconds({ firstByteAt, heldAt }: Listening, now: number): number {
  return Math.max(0, (heldAt ?? now) - firstByteAt) / 1000;
}

/** Seconds of a track that have to be heard; `duration` in seconds. */
export function countedSeconds(duration: number): number {
  return Math.min(countedAfter, duration / 2);
}

/** When enough time has passed, in milliseconds. */
export function heardAt({ duration, firstByteAt }: Listening): number {
  return firstByteAt + countedSeconds(duration) * 1000;
}

function hasEnough({ served, duration }: Listening): boolean {
  return toSeconds(served) >= countedSeconds(duration) - 0.001;
}

/** Null if not enough was sent, or the player stands still before. */
function countsFrom(listening: Listening): number | null {
  const at = heardAt(listening);
  return hasEnough(listening) && at <= (listening.heldAt ?? at) ? at : null;
}

export function countsAt(listening: Listening, now: number): number | null {
  const due = countsFrom(listening);
  return !listening.isCounted && due !== null && due <= now ? due : null;
}

/** Null if the track never really started. */
export function skippedAfter(listening: Listening, at: number): number | null {
  const sent = toSeconds(listening.served);
  const heard = Math.min(sent, heardSeconds(listening, at));
  const isStart = (listening.heldAt === undefined ? sent : heard) >= startedAfter;
  return isStart && !listening.isCounted ? Math.floor(heard) : null;
}

/** An abandoned track is left once its sent part has been heard. */
export function leftAt({ firstByteAt, heldAt, served }: Listening): number {
  return heldAt ?? firstByteAt + Math.floor(toSeconds(served) * 1000);
}

export function hasEnded({ firstByteAt, duration }: Listening, now: number): boolean {
  return now > getEnd(firstByteAt, duration);
}

/** If true, the rest of the track changes nothing. */
export function isEnough(listening: Listening): boolean {
  return listening.isCounted || hasEnough(listening);
}

/** When it counts or ends by itself. */
export function dueAt(listening: Listening): number {
  const counts = listening.isCounted ? null : countsFrom(listening);
  return counts ?? getEnd(listening.firstByteAt, listening.duration) + 1;
}

function getEnd(firstByteAt: number, duration: number) {
  return firstByteAt + (duration + pauseMargin) * 1000;
}
