import type { DeviceKind } from './get-device.ts';
import {
  beginListening,
  countsAt,
  hasEnded,
  leftAt,
  type Listening,
  type ServedSpan,
  skippedAfter,
  type ToldListening,
  withServed,
  withTold,
} from './listening.ts';
import type { PlaySource } from '../../catalogue/track/index.ts';

/** Bytes of `before` may still arrive. */
export type ListenerState = { current: Listening; before: Listening | null };

export type Outcome = {
  trackId: string;
  source: PlaySource | null;
  device: DeviceKind;
  networkMark?: string | null | undefined;
  at: Date;
} & ({ kind: 'play' } | { kind: 'skip'; seconds: number });

export type Ledger = { state: ListenerState | null; outcomes: readonly Outcome[] };

/**
 * A play counts once 30 seconds of a track (or half of a shorter one) were sent and as much time
 * has passed since the first byte; it is a skip if another track starts before, or nothing more
 * is fetched. Fetching a counted track's start again begins a new round. Pauses and closed pages
 * of which the player says nothing count as listening. See docs/product/plays.md.
 *
 * @param events what was sent, and what the player says, in order of time.
 * @param now milliseconds.
 */
export function follow(
  state: ListenerState | null,
  events: readonly (ServedSpan | ToldListening)[],
  now: number,
): Ledger {
  const begun: Ledger = { state, outcomes: [] };
  const ledger = events.reduce<Ledger>((former, event) => {
    const known = settle(former, event.at);
    return 'heard' in event ? believe(known, event) : takeIn(known, event);
  }, begun);
  return settle(ledger, now);
}

/** What counted stays counted; a song that was only fetched ahead waits for the one before. */
function believe({ state, outcomes }: Ledger, told: ToldListening): Ledger {
  if (state === null || state.current.isCounted) return { state, outcomes };
  const { current, before } = state;
  if (current.trackId === told.trackId) {
    const known: Listening = { ...withTold(current, told), isTold: true };
    return { state: { current: known, before }, outcomes };
  }
  const isAhead = before?.trackId === told.trackId && current.isTold !== true;
  const known = isAhead ? withTold(current, { ...told, heard: 0 }) : current;
  return { state: { current: known, before }, outcomes };
}

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
  return { state: null, outcomes: [...outcomes, ...getSkips(current, leftAt(current))] };
}

function takeIn({ state, outcomes }: Ledger, span: ServedSpan): Ledger {
  const { track, from, at, isContinuation } = span;
  if (state === null) {
    const listening = beginListening(span, { former: null, previous: null });
    return { state: { current: listening, before: null }, outcomes };
  }
  const { current, before } = state;
  const known = [current, before].find((one) => one?.trackId === track.id) ?? null;
  const former = known && hasEnded(known, at) ? null : known;
  const isHeld = current.trackId === track.id && current.heldAt !== undefined;
  const isOver = isHeld || former?.isCounted === true;
  const isBeginning = from < 0.001 && !(isContinuation && isOver);
  if (current.trackId === track.id && !(isBeginning && isOver)) {
    return { state: { current: withServed(current, span), before }, outcomes };
  }
  const isLast = former !== null && !isBeginning;
  // Another server may report late.
  if (isLast || at < current.firstByteAt) return { state, outcomes };
  const started = beginListening(span, { former, previous: current });
  return {
    state: { current: started, before: current },
    outcomes: [...outcomes, ...getSkips(current, at)],
  };
}

function getSkips(listening: Listening, at: number): Outcome[] {
  const seconds = skippedAfter(listening, at);
  return seconds === null ? [] : [{ kind: 'skip', seconds, ...describe(listening, at) }];
}

function describe({ trackId, source, device, networkMark }: Listening, at: number) {
  return { trackId, source, device, networkMark, at: new Date(at) };
}
