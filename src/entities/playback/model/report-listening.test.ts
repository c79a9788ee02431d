// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListeningBody } from '@/shared/contract/listening.ts';
import { storeToken } from '@/shared/api';
import { joinedPlayer } from '../testing/joined-player';
import { nextRequested, pauseRequested, playRequested } from './playback-slice';
import { playbackPosition } from './position';
import { seekTo } from './seek';

const calls: (ListeningBody & { keepalive: boolean })[] = [];
const answer = vi.fn<() => Response>();
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  storeToken('t');
  playbackPosition.moveTo(0);
  calls.length = 0;
  answer.mockReset().mockImplementation(() => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('/api/user/listening')) return new Response('x', { status: 206 });
    calls.push({ ...((await request.json()) as ListeningBody), keepalive: request.keepalive });
    return answer();
  });
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function join(...given: Parameters<typeof joinedPlayer>) {
  const player = joinedPlayer(...given);
  ({ leave } = player);
  return player;
}

function hear({ audio }: ReturnType<typeof join>, from: number, to: number) {
  for (let at = from; at <= to; at += 0.5) audio.emit('time', at);
}

const told = (trackId: string, heard: number, isPlaying: boolean) =>
  expect.objectContaining({ trackId, heard, isPlaying, keepalive: true });

const expectTold = (...wanted: unknown[]) => vi.waitFor(() => expect(calls).toEqual(wanted));

describe('the player tells the server', () => {
  // Proves player: How the player tells the end of listening
  it('when a song sounds, when it is paused, and when it goes on', async () => {
    const player = join();
    hear(player, 0, 2);
    await expectTold(told('trk_luna', 0.5, true));
    player.dispatch(pauseRequested());
    player.audio.emit('time', 2);
    await expectTold(told('trk_luna', 0.5, true), told('trk_luna', 2, false));
    player.dispatch(playRequested());
    hear(player, 2, 3);
    await vi.waitFor(() => expect(calls[2]).toEqual(told('trk_luna', 2.5, true)));
    expect(calls).toHaveLength(3);
  });

  it('what was heard, not how far was sought', async () => {
    const player = join();
    hear(player, 0, 2);
    player.dispatch(seekTo(150));
    hear(player, 150, 151);
    player.dispatch(pauseRequested());
    await vi.waitFor(() => expect(calls.at(-1)).toEqual(told('trk_luna', 3, false)));
  });

  it('when another song begins', async () => {
    const player = join();
    hear(player, 0, 4);
    await expectTold(told('trk_luna', 0.5, true));
    player.dispatch(nextRequested());
    hear(player, 0, 1);
    await vi.waitFor(() =>
      expect(calls.slice(1)).toEqual([told('trk_luna', 4, false), told('trk_faro', 0.5, true)]),
    );
  });

  it('at once when the page is left, and again when it is back', async () => {
    const player = join();
    hear(player, 0, 2);
    await expectTold(told('trk_luna', 0.5, true));
    dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(calls[1]).toEqual(told('trk_luna', 2, false)));
    hear(player, 2, 3);
    await vi.waitFor(() => expect(calls[2]).toEqual(told('trk_luna', 2.5, true)));
  });

  it('again if a call was lost', async () => {
    answer.mockImplementationOnce(() => new Response(null, { status: 503 }));
    const player = join();
    hear(player, 0, 1);
    await expectTold(told('trk_luna', 0.5, true));
    await vi.waitFor(() => {
      vi.setSystemTime(Date.now() + 6000);
      hear(player, 6, 7);
      expect(calls).toHaveLength(2);
    });
  });

  it('that a song was paused before it sounded', async () => {
    join().dispatch(pauseRequested());
    await vi.waitFor(() => expect(calls).toEqual([told('trk_luna', 0, false)]));
  });

  it('nothing of songs that are heard to their end, nor of what a reload restored', async () => {
    const player = join({ isPlaying: false });
    dispatchEvent(new Event('pagehide'));
    player.dispatch(playRequested());
    hear(player, 0, 1);
    await expectTold(told('trk_luna', 0.5, true));
    player.audio.emit('ended', null);
    hear(player, 0, 1);
    await vi.waitFor(() => expect(calls[1]).toEqual(told('trk_faro', 0.5, true)));
  });
});
