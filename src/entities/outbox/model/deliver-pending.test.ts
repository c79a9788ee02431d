// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetTakers, noteTaker } from '@/shared/api';
import { deliveredShare } from './delivered-share';
import { deliverOutbox, type OutboxServer, type Stage } from './deliver-outbox';
import { outbox } from './outbox';

const me = 'usr_1';
const taken = { kind: 'taken' } as const;
const later = { kind: 'later' } as const;
const isOnline = vi.spyOn(navigator, 'onLine', 'get');

let stop = new AbortController();
let sent: string[] = [];
const send = vi.fn<OutboxServer['send']>();
const knows = vi.fn<OutboxServer['knows']>();
const asks = vi.fn<OutboxServer['asks']>();
const put = vi.fn<OutboxServer['put']>();
const stage = vi.fn<Stage>();
const fetchStage = vi.fn<() => Promise<Stage>>();

const pitches = 'promotion/pitches';
const canvases = 'promotion/canvas';
const answer = (list: string, headers: Record<string, string>) =>
  noteTaker(new Request(`http://localhost/api/${list}`), new Headers(headers));
const calls = () => [asks, send, knows, put].map(({ mock }) => mock.calls.length);

const add = (id: string, list = pitches) =>
  outbox.add(me, {
    list,
    act: 'submit-pitch',
    thing: { id, ...(list === canvases && { fileKey: 'file-1' }) },
    name: id,
    body: {},
  });
const left = () => outbox.read(me).map(({ thing }) => thing.id);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** Starts the delivery without waiting for it. */
async function begin() {
  void deliverOutbox({
    owner: me,
    lists: [],
    server: { read: vi.fn<OutboxServer['read']>(), send, knows, asks, put },
    loadStage: fetchStage,
    signal: stop.signal,
    onDelivered: () => {},
  });
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
  knows.mockReset().mockResolvedValue({ kind: 'known' });
  asks.mockReset().mockResolvedValue({ kind: 'told', isTaker: true });
  put.mockReset();
  stage.mockReset();
  fetchStage.mockReset().mockResolvedValue(stage);
});

afterEach(async () => {
  stop.abort();
  await pass(0);
  forgetTakers();
  localStorage.clear();
  vi.useRealTimers();
});

// Proves outbox: Created by a tool: no request where the list takes none
it('sends nothing to a list that takes no deliveries', async () => {
  await begin();
  answer(pitches, {});
  add('pit_1', pitches);
  await pass(600);
  expect(calls()).toEqual([0, 0, 0, 0]);
  expect(left()).toEqual(['pit_1']);
});

it('sends an item without asking a list that takes deliveries', async () => {
  await begin();
  answer(pitches, { 'accept-post': 'application/json' });
  add('pit_1', pitches);
  await pass(0);
  expect(asks).not.toHaveBeenCalled();
  expect(sent).toEqual(['pit_1']);
});

// Proves outbox: Created by a tool: undelivered from another visit
it('asks each artist’s list about items from another visit', async () => {
  asks.mockImplementation(async (list) => ({ kind: 'told', isTaker: list === pitches }));
  add('pit_1', `${pitches}?artistId=art_1`);
  add('pit_2', pitches);
  await begin();
  expect(asks.mock.calls).toEqual([[`${pitches}?artistId=art_1`], [pitches]]);
  expect(sent).toEqual(['pit_2']);
  expect(left()).toEqual(['pit_1']);
});

it('asks again later if there was no answer', async () => {
  asks.mockResolvedValueOnce(later);
  add('pit_1', pitches);
  await begin();
  expect(send).not.toHaveBeenCalled();
  await pass(3);
  expect(sent).toEqual(['pit_1']);
});

// Proves outbox: Created by a tool: its files first
it('uploads the files first, and once even if the answer to the item is lost', async () => {
  stage.mockImplementation(async ({ body }) => ({
    kind: 'staged',
    body: { ...body, video: 'upl_1' },
  }));
  send.mockResolvedValueOnce(later);
  add('can_1', canvases);
  await begin();
  await pass(3);
  expect(stage).toHaveBeenCalledTimes(1);
  expect(send.mock.calls.map(([{ body }]) => body)).toEqual([
    { video: 'upl_1' },
    { video: 'upl_1' },
  ]);
  expect(left()).toEqual([]);
});

// Proves outbox: Created by a tool: edited while its files are sent
it('uploads again after a change, and sends only the latest version', async () => {
  stage.mockImplementationOnce(async ({ id, thing }) => {
    expect(outbox.edit(me, id, { thing, name: 'Mar', body: { title: 'Mar' } })).toBe('kept');
    return { kind: 'staged', body: { title: 'Luz', video: 'upl_1' } };
  });
  stage.mockImplementationOnce(async ({ body }) => ({
    kind: 'staged',
    body: { ...body, video: 'upl_2' },
  }));
  add('can_1', canvases);
  await begin();
  expect(send.mock.calls.map(([{ body }]) => body)).toEqual([{ title: 'Mar', video: 'upl_2' }]);
  expect(left()).toEqual([]);
});

it('does not reject the latest version because of its former files', async () => {
  stage.mockImplementationOnce(async ({ id, thing }) => {
    outbox.edit(me, id, { thing, name: 'Mar', body: {} });
    return { kind: 'refused', reason: 'Es demasiado grande.' };
  });
  stage.mockResolvedValueOnce({ kind: 'staged', body: {} });
  add('can_1', canvases);
  await begin();
  expect(sent).toEqual(['can_1']);
});

it('waits if the code for its uploads fails to load', async () => {
  fetchStage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  stage.mockResolvedValue({ kind: 'staged', body: {} });
  answer(canvases, { 'accept-post': 'application/json' });
  add('can_1', canvases);
  await begin();
  expect(sent).toEqual([]);
  await pass(3);
  expect(sent).toEqual(['can_1']);
});

it('uploads the files again after a rejection', async () => {
  stage.mockResolvedValue({ kind: 'staged', body: {} });
  send.mockResolvedValueOnce({ kind: 'refused', reason: 'Falta el video.' });
  add('can_1', canvases);
  await begin();
  outbox.retry(me, outbox.read(me)[0]?.id ?? '');
  await pass(0);
  expect(stage).toHaveBeenCalledTimes(2);
  expect(left()).toEqual([]);
});

it('reports why a file was rejected, and sends nothing', async () => {
  stage.mockResolvedValue({ kind: 'refused', reason: 'Es demasiado grande.' });
  add('can_1', canvases);
  await begin();
  expect(send).not.toHaveBeenCalled();
  expect(outbox.read(me)).toMatchObject([{ refusal: 'Es demasiado grande.', wasSent: false }]);
});

it('can be discarded during the upload', async () => {
  stage.mockImplementation(async ({ id }) => {
    expect(outbox.sending()).toBe(id);
    outbox.remove(me, id);
    return { kind: 'staged', body: {} };
  });
  add('can_1', canvases);
  await begin();
  expect(send).not.toHaveBeenCalled();
  expect(outbox.sending()).toBeNull();
});

// Proves outbox: Created by a tool: the share of its files, and the question before the tab closes
it('shows the uploaded share, and makes the browser ask before the tab closes', async () => {
  const asksFirst = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const seen: unknown[] = [];
  const look = () => seen.push([deliveredShare.read(), asksFirst()]);
  stage.mockImplementation(async ({ body }, bring) => {
    await bring('promotion/uploads/canvas', new File(['f'.repeat(900)], 'film'), 100);
    await bring('promotion/uploads/canvas-thumbnail', new File(['p'.repeat(100)], 'film'));
    return { kind: 'staged', body };
  });
  put.mockImplementation(async (_, file, { onProgress }) => {
    for (const progress of [0.5, 1]) {
      onProgress(progress);
      look();
    }
    return { kind: 'put', content: { size: file.size } };
  });
  look();
  add('can_1', canvases);
  await begin();
  look();
  expect(seen).toEqual([
    [null, false],
    [0.45, true],
    [0.9, true],
    [0.95, true],
    [1, true],
    [null, false],
  ]);
});

it('hides the share, and does not ask, after a failed upload', async () => {
  const seen: unknown[] = [];
  stage.mockImplementation(async (_, bring) => {
    await bring('promotion/uploads/canvas', new File(['film'], 'film'));
    return later;
  });
  put.mockImplementation(async (_, __, { onProgress }) => {
    onProgress(0.5);
    seen.push(deliveredShare.read());
    return later;
  });
  add('can_1', canvases);
  await begin();
  expect([...seen, deliveredShare.read()]).toEqual([0.5, null]);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
