// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toGain } from '../lib/to-gain';
import { joinedPlayer } from '../testing/joined-player';
import { queuedTrack } from '../testing/queued-tracks';
import {
  nextRequested,
  pauseRequested,
  playRequested,
  queueReplaced,
  volumeMoved,
} from './playback-slice';
import { playbackPosition } from './position';
import { seekTo } from './seek';

const server = vi.fn<(path: string) => Response>();
const refused = () => Response.json({ error: 'No', code: 'not-found' }, { status: 404 });
const address = (id: string) => `/api/tracks/${id}/audio?e=4102444800&s=firma`;
const expired = (id: string) =>
  queuedTrack({ id, audioUrl: `/api/tracks/${id}/audio?e=5&s=vieja` });

let leave = () => {};

beforeEach(() => {
  localStorage.clear();
  playbackPosition.moveTo(0);
  server.mockImplementation(refused);
  vi.stubGlobal('fetch', async ({ url }: Request) => server(url.slice(new URL(url).origin.length)));
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

function join(...given: Parameters<typeof joinedPlayer>) {
  const player = joinedPlayer(...given);
  ({ leave } = player);
  return player;
}

describe('sound follows the state', () => {
  it('plays, pauses, seeks and sets the volume', () => {
    const { audio, dispatch } = join();
    expect(audio.state).toMatchObject({ address: address('trk_luna'), isPlaying: true });
    dispatch(volumeMoved(0.25));
    dispatch(seekTo(90));
    dispatch(pauseRequested());
    expect(audio.state).toMatchObject({ volume: toGain(0.25), position: 90, isPlaying: false });
  });

  it('starts where a paused track was left', () => {
    playbackPosition.moveTo(61);
    const { audio, dispatch } = join({ isPlaying: false });
    expect(audio.state.address).toBeNull();
    dispatch(playRequested());
    expect(audio.state).toMatchObject({ position: 61, isPlaying: true });
  });

  it('starts the next track from its beginning', () => {
    const { audio, dispatch } = join();
    audio.emit('time', 100);
    dispatch(nextRequested());
    expect(audio.state).toMatchObject({
      address: address('trk_faro'),
      position: 0,
      isPlaying: true,
    });
    expect(playbackPosition.getSnapshot()).toBe(0);
  });

  it('does not seek past the end', () => {
    const { audio, dispatch } = join();
    dispatch(seekTo(9000));
    expect(audio.state.position).toBe(214);
  });
});

describe('the state follows the sound', () => {
  it('continues with the next track at the end of a track', () => {
    const { audio, currentId } = join();
    audio.emit('ended', null);
    expect(currentId()).toBe('trk_faro');
    expect(audio.state).toMatchObject({ address: address('trk_faro'), isPlaying: true });
  });

  it('pauses at the end of the queue, and restarts the last track', () => {
    const { audio, dispatch, isPlaying } = join({ at: 3 });
    audio.emit('time', 157);
    audio.emit('ended', null);
    expect(isPlaying()).toBe(false);
    dispatch(playRequested());
    expect(audio.state).toMatchObject({
      address: address('trk_sal'),
      position: 0,
      isPlaying: true,
    });
  });

  it.each(['paused', 'blocked'] as const)('is paused, without an error, when %s', (event) => {
    const { audio, isPlaying, store } = join();
    audio.emit(event, null);
    expect(isPlaying()).toBe(false);
    expect(store.getState().playback.message).toBeNull();
  });

  it('distinguishes buffering from playing', () => {
    const { audio, store } = join();
    audio.emit('waiting', null);
    expect(store.getState().playback.isBuffering).toBe(true);
    audio.emit('playing', null);
    expect(store.getState().playback.isBuffering).toBe(false);
  });

  it('ticks without touching the store', () => {
    const { audio, store } = join();
    const before = store.getState();
    audio.emit('time', 12.5);
    expect(playbackPosition.getSnapshot()).toBe(12.5);
    expect(store.getState()).toBe(before);
  });
});

describe('the next track', () => {
  it('is made ready shortly before the end', async () => {
    const { audio } = join();
    audio.emit('time', 100);
    expect(audio.state.preloaded).toBeNull();
    audio.emit('time', 200);
    await vi.waitFor(() => expect(audio.state.preloaded).toBe(address('trk_faro')));
  });

  it('gets a new address if its own has expired', async () => {
    server.mockImplementation(() => Response.json(queuedTrack({ id: 'trk_new' })));
    const { audio } = join({}, [queuedTrack(), expired('trk_new')]);
    audio.emit('time', 205);
    await vi.waitFor(() => expect(audio.state.preloaded).toBe(address('trk_new')));
  });
});

describe('addresses', () => {
  it('requests a new one if the address expires before the end of the track', async () => {
    server.mockImplementation(() => Response.json(queuedTrack()));
    const { audio } = join({}, [expired('trk_luna')]);
    await vi.waitFor(() => expect(audio.state.address).toBe(address('trk_luna')));
    expect(server).toHaveBeenCalledWith('/api/tracks/trk_luna?e=5&s=vieja');
  });

  // Proves plays: The player's part: renewing
  it('keeps the source that the old address names', async () => {
    const old = (name: string) => `/api/tracks/trk_luna/audio?e=1&o=${name}&s=firma`;
    server.mockImplementation(() => Response.json(queuedTrack()));
    const { audio, dispatch } = join({}, [queuedTrack({ audioUrl: old('search') })]);
    await vi.waitFor(() => expect(audio.state.address).toBe(address('trk_luna')));
    expect(server).toHaveBeenLastCalledWith('/api/tracks/trk_luna?e=1&o=search&s=firma');
    dispatch(queueReplaced({ tracks: [queuedTrack({ audioUrl: old('album') })] }));
    await vi.waitFor(() =>
      expect(server).toHaveBeenLastCalledWith('/api/tracks/trk_luna?e=1&o=album&s=firma'),
    );
  });

  it('stays paused if the user paused meanwhile', async () => {
    server.mockImplementation(() => Response.json(queuedTrack()));
    const { audio, dispatch } = join({}, [expired('trk_luna')]);
    dispatch(pauseRequested());
    await vi.waitFor(() => expect(audio.state.address).toBe(address('trk_luna')));
    expect(audio.state.isPlaying).toBe(false);
  });

  it('replaces a rejected one once, and continues at the same position', async () => {
    const again = '/api/tracks/trk_luna/audio?e=4102444801&s=nueva';
    server.mockImplementation(() => Response.json(queuedTrack({ audioUrl: again })));
    const { audio, currentId } = join();
    audio.emit('time', 42);
    audio.emit('failed', null);
    await vi.waitFor(() =>
      expect(audio.state).toMatchObject({ address: `${again}&c=1`, position: 42 }),
    );
    audio.emit('failed', null);
    await vi.waitFor(() => expect(currentId()).toBe('trk_faro'));
  });
});

describe('a long pause', () => {
  const lose = ({ audio, dispatch }: ReturnType<typeof join>) => {
    audio.emit('time', 42);
    dispatch(pauseRequested());
    audio.emit('failed', null);
  };

  it('survives a dropped connection', () => {
    const player = join();
    lose(player);
    expect(player.message()).toBeNull();
    expect(player.currentId()).toBe('trk_luna');
    expect(server).not.toHaveBeenCalled();
  });

  it('resumes at the same position, and fetches the rest again', () => {
    const player = join();
    lose(player);
    player.audio.stop();
    player.dispatch(playRequested());
    expect(player.audio.state).toMatchObject({
      address: `${address('trk_luna')}&c=1`,
      position: 42,
      isPlaying: true,
    });
  });

  it('resumes at the position that was sought meanwhile', () => {
    const player = join();
    lose(player);
    player.dispatch(seekTo(90));
    player.dispatch(playRequested());
    expect(player.audio.state).toMatchObject({ position: 90, isPlaying: true });
  });

  it('requests another address if the old one has expired', async () => {
    const again = '/api/tracks/trk_luna/audio?e=4102444801&s=nueva';
    server.mockImplementation(() => Response.json(queuedTrack({ audioUrl: again })));
    const player = join();
    lose(player);
    vi.spyOn(Date, 'now').mockReturnValue(4_102_444_700_000);
    player.dispatch(playRequested());
    await vi.waitFor(() =>
      expect(player.audio.state).toMatchObject({ address: `${again}&c=1`, position: 42 }),
    );
    vi.mocked(Date.now).mockRestore();
  });
});

describe('a visitor', () => {
  const preview = () => join({}, undefined, 'visitor');

  it.each(['time', 'ended'] as const)('hears 30 seconds and the sign-up prompt (%s)', (event) => {
    const { audio, isPlaying, currentId, prompts } = preview();
    if (event === 'time') audio.emit('time', 30.1);
    else audio.emit('ended', null);
    expect(isPlaying()).toBe(false);
    expect(audio.state.isPlaying).toBe(false);
    expect(currentId()).toBe('trk_luna');
    expect(prompts).toMatchObject([{ action: 'preview-ended' }]);
  });

  it('cannot seek past the preview', () => {
    const { audio, dispatch } = preview();
    dispatch(seekTo(120));
    expect(audio.state.position).toBe(30);
  });

  it('hears a track shorter than a preview to its end', () => {
    const short = [queuedTrack({ duration: 20 }), queuedTrack({ id: 'trk_faro' })];
    const { audio, currentId, prompts } = join({}, short, 'visitor');
    audio.emit('ended', null);
    expect(currentId()).toBe('trk_faro');
    expect(prompts).toEqual([]);
  });
});
