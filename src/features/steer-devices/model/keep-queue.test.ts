// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlaybackState } from '@/entities/playback';
import { storeToken } from '@/shared/api';
import { queuedTrack } from '@/entities/playback/index.testing';
import { createQueueKeeper } from './keep-queue';

type Sent = { method: string; body: Record<string, unknown> };

const sent: Sent[] = [];
let answers: { status: number; body: object }[] = [];

beforeEach(() => {
  sent.length = 0;
  answers = [];
  storeToken('token');
  let version = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ method: request.method, body: (await request.json()) as Sent['body'] });
    version += 1;
    const { status, body } = answers.shift() ?? { status: 200, body: { version } };
    return Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const state = (letters: string, changes: Partial<PlaybackState> = {}): PlaybackState => ({
  queue: [...letters].map((key) => ({ key, track: queuedTrack({ id: `trk_${key}` }) })),
  order: [...letters].map((_, index) => index),
  at: 0,
  turn: 1,
  source: 'album:alb_1',
  isPlaying: true,
  isBuffering: false,
  volume: 1,
  previousVolume: 1,
  isShuffled: false,
  repeatMode: 'none',
  seed: 1,
  failedKeys: [],
  message: null,
  ...changes,
});

const methods = () => sent.map(({ method }) => method);

it('sends the queue once, and then what changes', async () => {
  const keeper = createQueueKeeper('one');
  const first = state('abc');
  await keeper.keep(() => first);
  await keeper.keep(() => first);
  await keeper.keep(() => ({ ...first, at: 1 }));
  expect(methods()).toEqual(['PUT']);
  await keeper.keep(() => state('abxc'));
  expect(methods()).toEqual(['PUT', 'PATCH']);
  expect(sent[1]?.body).toEqual({
    deviceId: 'one',
    version: 1,
    entries: [{ at: 2, remove: 0, insert: [{ key: 3, trackId: 'trk_x' }] }],
  });
});

it('sends it whole where another device has changed it', async () => {
  const keeper = createQueueKeeper('one');
  await keeper.keep(() => state('abc'));
  answers = [{ status: 409, body: { error: 'No.', code: 'duplicate' } }];
  await keeper.keep(() => state('ab'));
  expect(methods()).toEqual(['PUT', 'PATCH', 'PUT']);
});

it('sends again what had no answer', async () => {
  const keeper = createQueueKeeper('one');
  answers = [{ status: 503, body: { error: 'No.', code: 'server' } }];
  const playback = state('abc');
  await keeper.keep(() => playback);
  await keeper.keep(() => playback);
  expect(methods()).toEqual(['PUT', 'PUT']);
});

it('sends nothing of a part of what the server has', async () => {
  const keeper = createQueueKeeper('one');
  const kept = {
    version: 4,
    source: 'album:alb_1',
    isShuffled: false,
    repeatMode: 'none' as const,
    entries: [7, 8, 9].map((key) => ({ key, trackId: `trk_kept-${key}` })),
    order: null,
  };
  const item = (key: number) => ({
    key: `kept-${key}`,
    track: queuedTrack({ id: `trk_kept-${key}` }),
  });
  const part = state('', { queue: [item(8)], order: [0] });
  keeper.take(kept, part);
  await keeper.keep(() => part);
  expect(sent).toEqual([]);
  const whole = state('', { queue: [item(7), item(8), item(9)], order: [0, 1, 2] });
  keeper.release();
  await keeper.keep(() => whole);
  expect(sent).toEqual([]);
  await keeper.keep(() => state('', { queue: [item(7), item(9)], order: [0, 1] }));
  expect(sent[0]?.body).toMatchObject({
    version: 4,
    entries: [{ at: 1, remove: 1, insert: [] }],
  });
});
