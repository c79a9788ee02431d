import type { DeviceKind } from './device-of.ts';
import {
  beginListening,
  countsAt,
  hasEnded,
  leftAt,
  type Listening,
  type ServedStretch,
  skippedAfter,
  withServed,
} from './listening.ts';
import type { PlaySource } from './play-source.ts';

/** `current` is what plays; `before` what played before it, whose last bytes may still be arriving. */
export type ListenerState = { current: Listening; before: Listening | null };

/** What became of a listening: it counted, or it was given up before, after so many seconds. */
export type Outcome = {
  trackId: string;
  source: PlaySource | null;
  device: DeviceKind;
  at: Date;
} & ({ kind: 'play' } | { kind: 'skip'; seconds: number });

/** Where a listener stands (null: nowhere), and what became of their listening on the way. */
export type Ledger = { state: ListenerState | null; outcomes: readonly Outcome[] };

/**
 * Counts from what has been served. A play counts once 30 seconds of the track (or half of a
 * shorter one) have been sent and that much time has passed since its first byte, unless the first
 * byte of another track came before: then it is a skip, as is what was never taken further. Starting a counted
 * track again from its beginning is a new listening: a round. What was sent of the track before is enough for it, so
 * a player that plays it from its buffer asks for the first byte alone. See docs/product/plays.md.
 *
 * What a server cannot see, it takes for listening: a pause or a closed page after the bytes were sent.
 * A track preloaded before the end of a counted one starts its time at the preload.
 *
 * @param stretches what was sent, in the order of time.
 * @param now the present moment, in milliseconds.
 */
export function follow(
  state: ListenerState | null,
  stretches: readonly ServedStretch[],
  now: number,
): Ledger {
  const ledger = stretches.reduce<Ledger>(
    (known, stretch) => takeIn(settle(known, stretch.at), stretch),
    { state, outcomes: [] },
  );
  return settle(ledger, now);
}

/** Counts what has become due, and lets go of what is over. */
function settle({ state, outcomes }: Ledger, now: number): Ledger {
  if (state === null) return { state, outcomes };
  const { current, before } = state;
  const at = countsAt(current, now);
  if (at !== null) {
    const counted = { ...current, isCounted: true };
    const play = { kind: 'play', ...describe(current, at) } as const;
    return settle({ state: { current: counted, before }, outcomes: [...outcomes, play] }, now);
  }
  if (!hasEnded(current, now)) return { state, outcomes };
  return { state: null, outcomes: [...outcomes, ...skipOf(current, leftAt(current))] };
}

function takeIn({ state, outcomes }: Ledger, stretch: ServedStretch): Ledger {
  const { track, from, at, isContinuation } = stretch;
  if (state === null) {
    const begun = beginListening(stretch, { former: null, previous: null });
    return { state: { current: begun, before: null }, outcomes };
  }
  const { current, before } = state;
  const known = [current, before].find((one) => one?.trackId === track.id) ?? null;
  const former = known && hasEnded(known, at) ? null : known;
  const isBeginning = from < 0.001 && !(isContinuation && former?.isCounted === true);
  if (current.trackId === track.id && !(isBeginning && current.isCounted)) {
    return { state: { current: withServed(current, stretch), before }, outcomes };
  }
  const isLast = former !== null && !isBeginning;
  // Another server may tell late what it sent before this one began.
  if (isLast || at < current.firstByteAt) return { state, outcomes };
  const begun = beginListening(stretch, { former, previous: current });
  return {
    state: { current: begun, before: current },
    outcomes: [...outcomes, ...skipOf(current, at)],
  };
}

function skipOf(listening: Listening, at: number): Outcome[] {
  const seconds = skippedAfter(listening, at);
  return seconds === null ? [] : [{ kind: 'skip', seconds, ...describe(listening, at) }];
}

function describe({ trackId, source, device }: Listening, at: number) {
  return { trackId, source, device, at: new Date(at) };
}
