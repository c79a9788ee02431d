// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeliveredList } from './delivered-list';
import { deliverOutbox, type OutboxServer } from './deliver-outbox';
import { outbox } from './outbox';
import type { OutboxItem } from './outbox-item';

const me = 'usr_1';
const lists = ['followed-artists', 'liked-albums'].map((name) => ({
  name,
  takeIn: vi.fn<DeliveredList['takeIn']>(),
}));
const taken = { kind: 'taken' } as const;
const later = { kind: 'later' } as const;
const isOnline = vi.spyOn(navigator, 'onLine', 'get');

let stop = new AbortController();
let sent: string[] = [];
const send = vi.fn<OutboxServer['send']>();
const read = vi.fn<OutboxServer['read']>();
const knows = vi.fn<OutboxServer['knows']>();
const asks = vi.fn<OutboxServer['asks']>();
const put = vi.fn<OutboxServer['put']>();
const onDelivered = vi.fn<(item: OutboxItem) => void>();

const add = (id: string, list = 'followed-artists', owner = me) =>
  outbox.add(owner, { list, act: 'follow-artist', thing: { id }, name: id, body: {} });
const left = () => outbox.read(me).map(({ thing }) => thing.id);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

function start() {
  const done = deliverOutbox({
    owner: me,
    lists,
    server: { read, send, knows, asks, put },
    signal: stop.signal,
    onDelivered,
  });
  return pass(0).then(() => done);
}

/** Starts the delivery without waiting for it. */
async function begin() {
  void start();
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  isOnline.mockReturnValue(true);
  stop = new AbortController();
  sent = [];
  send.mockReset().mockImplementation(async ({ thing }) => {
    sent.push(thing.id);
    return taken;
  });
  read.mockReset().mockResolvedValue({ kind: 'read', list: { items: [], isTaker: true } });
  knows.mockReset().mockResolvedValue({ kind: 'known' });
  asks.mockReset().mockResolvedValue({ kind: 'told', isTaker: true });
  put.mockReset();
  onDelivered.mockReset();
});

afterEach(async () => {
  stop.abort();
  await pass(0);
  localStorage.clear();
  vi.useRealTimers();
});

// Proves outbox: In order, each once
it('delivers each item once, in order, and removes delivered ones', async () => {
  for (const id of ['art_1', 'art_2', 'art_3']) add(id);
  await begin();
  expect(sent).toEqual(['art_1', 'art_2', 'art_3']);
  expect(left()).toEqual([]);
  expect(onDelivered.mock.calls.map(([{ thing }]) => thing.id)).toEqual(sent);
  await pass(3600);
  expect(send).toHaveBeenCalledTimes(3);
});

it('delivers items that are added later', async () => {
  await begin();
  add('art_1');
  await pass(0);
  expect(sent).toEqual(['art_1']);
});

it('sends nothing to a list that does not accept deliveries', async () => {
  read.mockImplementation(async (list) => ({
    kind: 'read',
    list: { items: [], isTaker: list === 'liked-albums' },
  }));
  add('art_1');
  add('alb_1', 'liked-albums');
  await begin();
  expect(sent).toEqual(['alb_1']);
  expect(left()).toEqual(['art_1']);
});

// Proves outbox: Pauses
it('asks again after growing pauses, with the same item first', async () => {
  send.mockResolvedValue(later);
  add('art_1');
  add('art_2');
  await begin();
  const times: number[] = [];
  const began = Date.now();
  send.mockImplementation(async ({ thing }) => {
    expect(thing.id).toBe('art_1');
    times.push(Math.round((Date.now() - began) / 1000));
    return later;
  });
  await pass(300);
  expect(times).toEqual([3, 9, 21, 45, 93, 153, 213, 273]);
  send.mockResolvedValue(taken);
  await pass(60);
  expect(left()).toEqual([]);
});

it('leaves half of each pause to chance', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  send.mockResolvedValue(later);
  add('art_1');
  await begin();
  await pass(1.4);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(0.2);
  expect(send).toHaveBeenCalledTimes(2);
});

// Proves outbox: At once when the network is back
it('retries at once when the network is back', async () => {
  send.mockResolvedValue(later);
  add('art_1');
  await begin();
  await pass(20);
  const calls = send.mock.calls.length;
  send.mockResolvedValue(taken);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(send).toHaveBeenCalledTimes(calls + 1);
  expect(left()).toEqual([]);
});

it('sends nothing without a network', async () => {
  isOnline.mockReturnValue(false);
  add('art_1');
  await begin();
  await pass(600);
  expect([read.mock.calls, send.mock.calls]).toEqual([[], []]);
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(sent).toEqual(['art_1']);
});

it('asks again whether a list takes deliveries after an outage', async () => {
  send.mockResolvedValueOnce(later);
  add('art_1');
  await begin();
  read.mockResolvedValue({ kind: 'read', list: { items: [], isTaker: false } });
  await pass(60);
  expect(send).toHaveBeenCalledTimes(1);
  expect(left()).toEqual(['art_1']);
});

// Proves outbox: Refused
it('keeps a rejected item with its message, and continues with the next', async () => {
  send.mockResolvedValueOnce({ kind: 'refused', reason: 'No existe.' });
  add('art_none');
  add('art_2');
  await begin();
  expect(sent).toEqual(['art_2']);
  expect(outbox.read(me)).toMatchObject([{ thing: { id: 'art_none' }, refusal: 'No existe.' }]);
  await pass(3600);
  expect(send).toHaveBeenCalledTimes(2);
});

it('resends a rejected item on request, under the same id', async () => {
  send.mockResolvedValueOnce({ kind: 'refused', reason: '' });
  add('art_1');
  await begin();
  outbox.retry(me, outbox.read(me)[0]?.id ?? '');
  await pass(0);
  const [first, second] = send.mock.calls;
  expect(second?.[0].id).toBe(first?.[0].id);
  expect(left()).toEqual([]);
});

// Proves outbox: A crash after sending
it('marks an item as sent before sending it, so that a crash loses nothing', async () => {
  let atSending: readonly OutboxItem[] = [];
  send.mockImplementation(async () => {
    atSending = outbox.read(me);
    stop.abort();
    return later;
  });
  add('art_1');
  await begin();
  expect(atSending).toMatchObject([{ thing: { id: 'art_1' }, wasSent: true }]);
  stop = new AbortController();
  send.mockResolvedValue(taken);
  await begin();
  const [first, again] = send.mock.calls;
  expect(again?.[0].id).toBe(first?.[0].id);
  expect(left()).toEqual([]);
});

it('never sends another user’s changes', async () => {
  add('art_1', 'followed-artists', 'usr_2');
  await begin();
  expect(send).not.toHaveBeenCalled();
});

// Proves outbox: Not in another user's session
it('sends nothing in another user’s session', async () => {
  knows.mockResolvedValue({ kind: 'ended' });
  add('art_1');
  await start();
  expect(send).not.toHaveBeenCalled();
  expect(left()).toEqual(['art_1']);
});

it('stops with the session, and keeps the remaining items', async () => {
  send.mockResolvedValue({ kind: 'ended' });
  add('art_1');
  add('art_2');
  await start();
  expect(send).toHaveBeenCalledTimes(1);
  expect(left()).toEqual(['art_1', 'art_2']);
});

it('stops on request at any point', async () => {
  send.mockResolvedValue(later);
  add('art_1');
  const done = start();
  await pass(1);
  stop.abort();
  await done;
  await pass(600);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends nothing to an unreachable server while nothing is pending', async () => {
  read.mockResolvedValue(later);
  await begin();
  await pass(3600);
  expect(read).toHaveBeenCalledTimes(1);
});

it('tells the lists which items the server has', async () => {
  const list = { items: [{ id: 'art_1' }], isTaker: true };
  read.mockResolvedValue({ kind: 'read', list });
  await begin();
  for (const { takeIn } of lists) expect(takeIn).toHaveBeenLastCalledWith(me, list);
});
