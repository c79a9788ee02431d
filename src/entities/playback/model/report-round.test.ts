// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinedPlayer } from '../testing/joined-player';
import { queuedTrack } from '../testing/queued-tracks';
import { nextRequested, pauseRequested, playRequested } from './playback-slice';
import { playbackPosition } from './position';
import { seekTo } from './seek';

const address = queuedTrack().audioUrl;
const server = vi.fn<(path: string, range: string | null) => Response>();

let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  playbackPosition.moveTo(0);
  server.mockReset().mockImplementation(() => new Response('x', { status: 206 }));
  vi.stubGlobal('fetch', async ({ url, headers }: Request) =>
    server(url.slice(new URL(url).origin.length), headers.get('range')),
  );
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

function endRound({ audio }: ReturnType<typeof join>) {
  audio.emit('ended', null);
  audio.emit('time', 0.2);
}

const repeating = { repeatMode: 'one' } as const;

describe('a round of a loaded track', () => {
  // Proves player: A round is reported
  it('is reported by requesting its first byte, once each', async () => {
    const player = join(repeating);
    player.audio.emit('time', 0.2);
    expect(server).not.toHaveBeenCalled();
    for (const rounds of [1, 2, 3]) {
      endRound(player);
      player.audio.emit('time', 0.5);
      await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(rounds));
      expect(server).toHaveBeenLastCalledWith(address, 'bytes=0-0');
      await vi.waitFor(() => expect(player.audio.state.isPlaying).toBe(true));
    }
  });

  it('includes a restart by hand, once it is heard', async () => {
    const { audio, dispatch } = join();
    audio.emit('time', 60);
    dispatch(pauseRequested());
    dispatch(seekTo(0));
    audio.emit('time', 0);
    expect(server).not.toHaveBeenCalled();
    dispatch(playRequested());
    audio.emit('time', 0.3);
    await vi.waitFor(() => expect(server).toHaveBeenCalledWith(address, 'bytes=0-0'));
  });

  it.each([
    ['another place', () => seekTo(90)],
    ['another track', () => nextRequested()],
  ])('is not %s', (_, action) => {
    const { audio, dispatch } = join();
    audio.emit('time', 60);
    dispatch(seekTo(0));
    dispatch(action() as ReturnType<typeof nextRequested>);
    audio.emit('time', 0.3);
    expect(server).not.toHaveBeenCalled();
  });

  it('excludes a visitor’s plays', () => {
    endRound(join(repeating, [queuedTrack({ duration: 20 })], 'visitor'));
    expect(server).not.toHaveBeenCalled();
  });

  it('is reported later if that failed, while it lasts', async () => {
    server.mockImplementationOnce(() => {
      throw new TypeError('offline');
    });
    const player = join(repeating);
    endRound(player);
    await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(1));
    player.audio.emit('time', 1);
    expect(server).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => {
      vi.setSystemTime(Date.now() + 6000);
      player.audio.emit('time', 7);
      expect(server).toHaveBeenCalledTimes(2);
    });
  });

  it('is reported at a new address if the old one is rejected', async () => {
    const fresh = '/api/tracks/trk_luna/audio?e=4102444801&s=nueva';
    server.mockImplementation((path) => {
      if (!path.includes('/audio')) return Response.json(queuedTrack({ audioUrl: fresh }));
      return new Response(null, { status: path === fresh ? 206 : 403 });
    });
    const player = join(repeating);
    endRound(player);
    await vi.waitFor(() => {
      vi.setSystemTime(Date.now() + 6000);
      player.audio.emit('time', 7);
      expect(server).toHaveBeenLastCalledWith(fresh, 'bytes=0-0');
    });
  });
});

describe('a track resumed in the middle', () => {
  // Proves player: Going on in the middle
  it('is marked in its address, and its next round is reported without loading again', async () => {
    playbackPosition.moveTo(61);
    const player = join(repeating);
    expect(player.audio.state.address).toBe(`${address}&c=1`);
    endRound(player);
    expect(player.audio.state).toMatchObject({ address: `${address}&c=1`, position: 0 });
    await vi.waitFor(() => expect(server).toHaveBeenCalledWith(address, 'bytes=0-0'));
  });

  it('starts no round while a failed sound is retried', async () => {
    const { audio } = join();
    audio.emit('time', 42);
    audio.emit('failed', null);
    await vi.waitFor(() => expect(server).toHaveBeenCalledWith(`${address}&c=1`, 'bytes=0-0'));
  });
});
