import { discarded, forgetTakers, isKnownTaker, pauseBefore } from '@/shared/api';
import type { DeliveredList, ListAnswer } from './delivered-list';
import { deliveredShare } from './delivered-share';
import { getFileKeys } from './forget-sent-files';
import { outbox } from './outbox';
import type { Act, OutboxItem } from './outbox-item';

/** Try later, or the session is over. */
type NoAnswer = { kind: 'later' } | { kind: 'ended' };

export type Reading = { kind: 'read'; list: ListAnswer } | NoAnswer;
type Refused = { kind: 'refused'; reason: string };
export type Sending = { kind: 'taken' } | Refused | NoAnswer;
export type Asking = { kind: 'told'; isTaker: boolean } | NoAnswer;
export type Putting = { kind: 'put'; content: unknown } | Refused | NoAnswer;

/** `bytesAfter` is the size of the following files. */
type Put = (address: string, file: File, bytesAfter?: number) => Promise<Putting>;

export type Stage = (
  item: OutboxItem,
  put: Put,
) => Promise<{ kind: 'staged'; body: OutboxItem['body'] } | Refused | NoAnswer>;

export type OutboxServer = {
  knows: (owner: string) => Promise<{ kind: 'known' } | NoAnswer>;
  read: (list: string) => Promise<Reading>;
  send: (item: OutboxItem) => Promise<Sending>;
  asks: (address: string) => Promise<Asking>;
  put: (
    address: string,
    file: File,
    options: {
      owner: string;
      /** Gets 0 to 1. */
      onProgress: (progress: number) => void;
      /** Aborted once the item is not wanted any more. */
      signal: AbortSignal;
    },
  ) => Promise<Putting>;
};

type Delivery = {
  owner: string;
  lists: readonly Pick<DeliveredList, 'name' | 'takeIn'>[];
  server: OutboxServer;
  /** What sends the files of an item. */
  loadStage?: (act: Act) => Promise<Stage | undefined>;
  signal: AbortSignal;
  onDelivered: (item: OutboxItem) => void;
};

/** Milliseconds. */
const listsAreFresh = 10_000;

type Round = { kind: 'done' | 'later' | 'ended'; hasDelivered: boolean };

/**
 * Delivers the acts of `owner` in order, with growing pauses, until the signal or the end of the
 * session. Run it in one tab at a time.
 */
export async function deliverOutbox(delivery: Delivery): Promise<void> {
  const { owner, lists, signal } = delivery;
  const takers = new Map<string, boolean>();
  let forgottenAt = Number.NEGATIVE_INFINITY;
  const handleOnline = () => {
    // A network that comes and goes would read all lists each time.
    if (performance.now() - forgottenAt < listsAreFresh) return;
    forgottenAt = performance.now();
    forget(takers);
  };
  addEventListener('online', handleOnline, { signal });
  outbox.onReread(() => {
    for (const { name } of lists) takers.delete(name);
  }, signal);
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

async function deliverRound(delivery: Delivery, takers: Map<string, boolean>): Promise<Round> {
  const { owner, lists, server, signal, onDelivered } = delivery;
  let hasDelivered = false;
  let isKnown = false;
  const end = (kind: Round['kind']): Round => ({ kind, hasDelivered });

  for (const list of lists) {
    if (takers.has(list.name)) continue;
    const reading = await server.read(list.name);
    if (signal.aborted) return end('ended');
    if (reading.kind !== 'read') return end(reading.kind);
    list.takeIn(owner, reading.list);
    takers.set(list.name, reading.list.isTaker);
  }

  for (let item = getNextItem(owner, takers); item; item = getNextItem(owner, takers)) {
    if (!isTaker(item, takers)) {
      const asking = await server.asks(item.list);
      if (signal.aborted) return end('ended');
      if (asking.kind !== 'told') return end(asking.kind);
      takers.set(item.list, asking.isTaker);
      continue;
    }
    const { kind } = isKnown ? ({ kind: 'known' } as const) : await server.knows(owner);
    if (kind !== 'known') return end(kind);
    isKnown = true;
    if (signal.aborted) return end('ended');
    const answer = await deliverItem(delivery, item);
    if (answer.kind === 'later' || answer.kind === 'ended') {
      // The next answer may come from another server.
      forget(takers);
      return end(answer.kind);
    }
    hasDelivered = true;
    if (answer.kind === 'taken') onDelivered(item);
  }
  return end('done');
}

const isTaker = ({ list }: OutboxItem, takers: Map<string, boolean>) =>
  takers.get(list) ?? isKnownTaker(list);

const getNextItem = (owner: string, takers: Map<string, boolean>) =>
  outbox.read(owner).find((item) => item.refusal === null && isTaker(item, takers) !== false);

function forget(takers: Map<string, boolean>) {
  takers.clear();
  forgetTakers();
}

const getItem = (owner: string, id: string) => outbox.read(owner).find((one) => one.id === id);

const isSame = (owner: string, item: OutboxItem) =>
  JSON.stringify(getItem(owner, item.id)) === JSON.stringify(item);

async function bringFiles(bring: Stage, item: OutboxItem, { owner, server }: Delivery) {
  let before = 0;
  const wanted = new AbortController();
  const { signal } = wanted;
  const leave = outbox.subscribe(() => {
    if (!isSame(owner, item)) wanted.abort(discarded);
  });
  const put: Put = async (address, file, bytesAfter = 0) => {
    const total = before + file.size + bytesAfter;
    const onProgress = (progress: number) =>
      deliveredShare.note(before + progress * file.size, total);
    onProgress(0);
    const answer = await server.put(address, file, { owner, onProgress, signal });
    before += file.size;
    return answer;
  };
  deliveredShare.begin();
  try {
    return await bring(item, put);
  } finally {
    leave();
    deliveredShare.end();
  }
}

/** Marks the item as sent before it is, so that no edit is lost. */
async function deliverItem(
  delivery: Delivery,
  item: OutboxItem,
): Promise<Sending | { kind: 'changed' }> {
  const { owner, server, loadStage, signal } = delivery;
  const { id } = item;
  if (loadStage && !item.isStaged && getFileKeys(item.thing).length > 0) {
    outbox.prepare(id);
    // Without a network the chunk may not arrive.
    const bring = await loadStage(item.act).catch(() => null);
    const staging = bring ? await bringFiles(bring, item, delivery) : ({ kind: 'later' } as const);
    if (!isSame(owner, item)) {
      outbox.rest();
      return { kind: 'changed' };
    }
    if (staging.kind === 'later' || staging.kind === 'ended') {
      outbox.rest();
      return staging;
    }
    if (staging.kind === 'refused') {
      outbox.refuse(owner, id, staging.reason);
      outbox.rest();
      return staging;
    }
    // A retry must send the same body.
    outbox.stage(owner, id, staging.body);
    if (signal.aborted) {
      outbox.rest();
      return { kind: 'ended' };
    }
  }
  const current = getItem(owner, id);
  if (current === undefined) {
    outbox.rest();
    return { kind: 'changed' };
  }
  outbox.begin(owner, id);
  const answer = await server.send(current);
  if (answer.kind === 'taken') outbox.remove(owner, id);
  if (answer.kind === 'refused') outbox.refuse(owner, id, answer.reason);
  outbox.rest();
  return answer;
}

type Wait = { pause?: number; isChangeAwaited?: boolean; signal: AbortSignal };

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
    outbox.onReread(goOn, waiting.signal);
    signal.addEventListener('abort', goOn, { signal: waiting.signal });
    if (signal.aborted) goOn();
  });
}
