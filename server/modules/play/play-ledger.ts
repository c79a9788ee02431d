import type { DeviceKind } from './device-of.ts';
import { addServed, beginListening, countsAt, hasEnded, type Listening } from './listening.ts';
import type { PlaySource } from './play-source.ts';

export type CountedPlay = {
  listenerId: string;
  trackId: string;
  playedAt: Date;
  /** Where it was started, and on what; null or left out where nobody can say. */
  source?: PlaySource | null;
  device?: DeviceKind;
};

/** Seconds `from` to `to` of a track, just sent to a listener. Durations are in seconds. */
export type ServedStretch = {
  listenerId: string;
  track: { id: string; duration: number };
  from: number;
  to: number;
  source?: PlaySource | null;
  device?: DeviceKind;
};

export type PlayLedger = {
  served(stretch: ServedStretch): void;
  /** Counts what has become due; to be called about once a second. */
  tick(): void;
};

/** `current` is what plays; `before` what played before it, whose last bytes may still be arriving. */
type ListenerState = { current: Listening; before: Listening | null };

const mostListeners = 10_000;

/**
 * Counts plays from what has been served. A play counts once 30 seconds of the track (or half of a
 * shorter one) have been sent and that much time has passed since its first byte, unless the first
 * byte of another track came before. Starting a counted track again from its beginning is a new
 * listening. See docs/product/player.md.
 *
 * What a server cannot see, it takes for listening: a pause or a closed page after the bytes were sent.
 * A track preloaded before the end of a counted one starts its time at the preload. A repetition that the
 * browser plays from its own cache asks for nothing and is not counted. What is pending when the server
 * stops is lost, and beyond 10,000 simultaneous listeners so is the one longest untouched.
 */
export function createPlayLedger({
  clock,
  onPlay,
}: {
  clock: () => Date;
  onPlay: (play: CountedPlay) => void;
}): PlayLedger {
  const states = new Map<string, ListenerState>();

  function settle(listenerId: string, { current }: ListenerState, now: number) {
    const at = countsAt(current, now);
    if (at === null) return;
    current.isCounted = true;
    const { trackId, source, device } = current;
    onPlay({ listenerId, trackId, playedAt: new Date(at), source, device });
  }

  /** The listening that the bytes belong to; null for the last bytes of one that is over. */
  function listeningOf(stretch: ServedStretch, now: number): Listening | null {
    const { listenerId, track, from } = stretch;
    const state = states.get(listenerId);
    states.delete(listenerId);
    const isBeginning = from < 0.001;
    const { current, before } = state ?? {};
    if (
      state &&
      current?.trackId === track.id &&
      !hasEnded(current, now) &&
      !(isBeginning && current.isCounted)
    ) {
      states.set(listenerId, state);
      return current;
    }
    if (state && before?.trackId === track.id && !isBeginning && !hasEnded(before, now)) {
      states.set(listenerId, state);
      return null;
    }
    const begun = beginListening(stretch, now);
    states.set(listenerId, { current: begun, before: current ?? null });
    return begun;
  }

  return {
    served(stretch) {
      const now = clock().getTime();
      const known = states.get(stretch.listenerId);
      if (known) settle(stretch.listenerId, known, now);
      const listening = listeningOf(stretch, now);
      if (listening) addServed(listening, stretch.from, stretch.to);
      const [oldest] = states.keys();
      if (states.size > mostListeners && oldest !== undefined) states.delete(oldest);
    },
    tick() {
      const now = clock().getTime();
      for (const [listenerId, state] of states) {
        settle(listenerId, state, now);
        if (hasEnded(state.current, now)) states.delete(listenerId);
      }
    },
  };
}
