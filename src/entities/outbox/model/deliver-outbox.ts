import { pauseBefore } from '@/shared/api';
import type { DeliveredList, ListAnswer } from './delivered-list';
import { outbox } from './outbox';
import type { OutboxItem } from './outbox-item';

/** No answer that means anything: later it may be another. Or the session is over. */
type NoAnswer = { kind: 'later' } | { kind: 'ended' };

export type Reading = { kind: 'read'; list: ListAnswer } | NoAnswer;
export type Sending = { kind: 'taken' } | { kind: 'refused'; reason: string } | NoAnswer;

/** The server, in the session of one person. */
export type OutboxServer = {
  /** Whether the session is that of `owner`. */
  knows: (owner: string) => Promise<{ kind: 'known' } | NoAnswer>;
  read: (list: string) => Promise<Reading>;
  send: (item: OutboxItem) => Promise<Sending>;
};

type Delivery = {
  owner: string;
  lists: readonly Pick<DeliveredList, 'name' | 'takeIn'>[];
  server: OutboxServer;
  /** Ends it. */
  signal: AbortSignal;
  /** Hears of each item that the server has taken. */
  onTaken: (item: OutboxItem) => void;
};

type Round = { kind: 'done' | 'later' | 'ended'; hasDelivered: boolean };

/**
 * Delivers what `owner` did on this device, in order, to the lists that say that they take deliveries, until
 * the signal or the end of the session: as soon as something is there, and what was not answered again after
 * growing pauses or when the network is back. To be run in one tab at a time.
 */
export async function deliverOutbox(delivery: Delivery): Promise<void> {
  const { owner, signal } = delivery;
  /** Whether a list takes deliveries, as it said since the server was last heard of. */
  const takers = new Map<string, boolean>();
  addEventListener('online', () => takers.clear(), { signal });
  for (let failures = 0; !signal.aborted;) {
    const { kind, hasDelivered } = navigator.onLine
      ? await deliverRound(delivery, takers)
      : { kind: 'later', hasDelivered: false };
    if (kind === 'ended') return;
    const isWaiting = outbox.read(owner).some(({ refusal }) => refusal === null);
    if (kind === 'later' && isWaiting && navigator.onLine) {
      if (hasDelivered) failures = 0;
      await waitFor({ pause: pauseBefore(failures), signal });
      failures += 1;
    } else {
      failures = 0;
      await waitFor({ isChangeAwaited: true, signal });
    }
  }
}

async function deliverRound(
  { owner, lists, server, signal, onTaken }: Delivery,
  takers: Map<string, boolean>,
): Promise<Round> {
  let hasDelivered = false;
  const end = (kind: Round['kind']): Round => ({ kind, hasDelivered });

  for (const list of lists) {
    if (takers.has(list.name)) continue;
    const reading = await server.read(list.name);
    if (signal.aborted) return end('ended');
    if (reading.kind !== 'read') return end(reading.kind);
    list.takeIn(owner, reading.list);
    takers.set(list.name, reading.list.isTaker);
  }
  const next = () =>
    outbox.read(owner).find(({ list, refusal }) => refusal === null && takers.get(list) === true);
  if (!next()) return end('done');
  const { kind } = await server.knows(owner);
  if (kind !== 'known') return end(kind);

  for (let item = next(); item; item = next()) {
    if (signal.aborted) return end('ended');
    outbox.begin(owner, item.id);
    const answer = await server.send(item);
    if (answer.kind === 'taken') outbox.remove(owner, item.id);
    if (answer.kind === 'refused') outbox.refuse(owner, item.id, answer.reason);
    outbox.rest();
    if (answer.kind === 'later' || answer.kind === 'ended') {
      // Who answers next may be another server.
      takers.clear();
      return end(answer.kind);
    }
    hasDelivered = true;
    if (answer.kind === 'taken') onTaken(item);
  }
  return end('done');
}

type Wait = { pause?: number; isChangeAwaited?: boolean; signal: AbortSignal };

/** Resolves after the pause, with a change of the outbox where that is awaited, and when the network is back. */
function waitFor({ pause, isChangeAwaited = false, signal }: Wait): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const timer = pause === undefined ? undefined : setTimeout(goOn, pause);
    const leave = isChangeAwaited ? outbox.subscribe(goOn) : undefined;
    function goOn() {
      clearTimeout(timer);
      leave?.();
      waiting.abort();
      resolve();
    }
    addEventListener('online', goOn, { signal: waiting.signal });
    signal.addEventListener('abort', goOn, { signal: waiting.signal });
    if (signal.aborted) goOn();
  });
}
