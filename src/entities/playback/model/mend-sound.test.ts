// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinedPlayer } from '../testing/joined-player';
import { queuedTrack } from '../testing/queued-tracks';
import { pauseRequested, playRequested } from './playback-slice';
import { playbackPosition } from './position';
import { seekTo } from './seek';

type Answer = () => Response;
const sound: Answer = () => new Response('', { status: 206 });
const refused: Answer = () => Response.json({ error: 'No', code: 'not-found' }, { status: 404 });
const busy: Answer = () => new Response('', { status: 503, headers: { 'retry-after': '4' } });
const broken: Answer = () => new Response('', { status: 500 });
const portal: Answer = () =>
  new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
const cut: Answer = () => {
  throw new TypeError('no network');
};

const many = Array.from({ length: 32 }, (_, index) =>
  queuedTrack({ id: `trk_${index}`, title: `Canción ${index}` }),
);

/** The server's answer for the audio; tracks are always available. */
const audioAnswer = vi.fn<Answer>();

let leave = () => {};

function join(...given: Parameters<typeof joinedPlayer>) {
  const player = joinedPlayer(...given);
  ({ leave } = player);
  return player;
}

const answersHeard = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  playbackPosition.moveTo(0);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/audio')) return audioAnswer();
    return Response.json(queuedTrack({ id: pathname.split('/').at(-1) ?? '' }));
  });
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Fails the current track, at most twice, until the player moves on. */
async function failThoroughly({ audio, currentId }: ReturnType<typeof join>) {
  const id = currentId();
  for (let time = 0; time < 2 && currentId() === id; time += 1) {
    audio.emit('failed', null);
    await vi.waitFor(() => expect(audio.state.isPlaying).toBe(true));
    await answersHeard();
  }
}

describe('without a network', () => {
  const cutOff = async () => {
    const player = join();
    audioAnswer.mockImplementation(cut);
    player.audio.emit('time', 42);
    player.audio.emit('failed', null);
    await vi.waitFor(() => expect(player.isPlaying()).toBe(false));
    expect(player.message()).toMatchObject({ kind: 'unreachable' });
    audioAnswer.mockImplementation(sound);
    return player;
  };

  // Proves failures: Music that the network stopped goes on, for five minutes
  it('resumes at the same position once there is one', async () => {
    const { audio, isPlaying, message } = await cutOff();
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(audio.state).toMatchObject({ isPlaying: true }));
    expect([isPlaying(), message()]).toEqual([true, null]);
    expect(playbackPosition.getSnapshot()).toBe(42);
  });

  // Proves player: A network that does not work yet
  it('waits on if the network does not work yet when the device reports it', async () => {
    const { audio, currentId, isPlaying } = await cutOff();
    audioAnswer.mockImplementation(cut);
    dispatchEvent(new Event('online'));
    await answersHeard();
    expect(isPlaying()).toBe(false);
    audioAnswer.mockImplementation(sound);
    await vi.advanceTimersByTimeAsync(6_000);
    expect([isPlaying(), currentId()]).toEqual([true, 'trk_luna']);
    expect(audio.state.position).toBe(42);
  });

  // Proves player: A network with a page of its own
  it('waits while a network answers with a page of its own', async () => {
    const player = join();
    audioAnswer.mockImplementation(portal);
    player.audio.emit('time', 42);
    player.audio.emit('failed', null);
    await vi.waitFor(() => expect(player.isPlaying()).toBe(false));
    expect(player.message()).toMatchObject({ kind: 'unreachable' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(player.isPlaying()).toBe(false);
    audioAnswer.mockImplementation(sound);
    await vi.advanceTimersByTimeAsync(6_000);
    expect([player.isPlaying(), player.currentId()]).toEqual([true, 'trk_luna']);
  });

  // Proves player: A server that was away
  it('resumes when only the server was away', async () => {
    const { isPlaying } = await cutOff();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(isPlaying()).toBe(true);
  });

  // Proves player: The song waits, whatever fails
  it.each([
    ['is refused', refused],
    ['fails on the server', broken],
    ['does not sound', sound],
  ])('waits for a song that %s meanwhile, and never skips it', async (_name, answer) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    audioAnswer.mockImplementation(answer);
    const player = join();
    player.audio.emit('time', 42);
    for (let time = 0; time < 2 && player.isPlaying(); time += 1) {
      player.audio.emit('failed', null);
      await answersHeard();
    }
    expect(player.message()).toMatchObject({ kind: 'unreachable', title: 'Luna de ámbar' });
    onLine.mockRestore();
    audioAnswer.mockImplementation(sound);
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(player.isPlaying()).toBe(true));
    expect([player.currentId(), player.audio.state.position]).toEqual(['trk_luna', 42]);
  });

  // Proves player: Several cuts in one song
  it('goes on after each of several cuts in one song', async () => {
    audioAnswer.mockImplementation(sound);
    const { audio, currentId, isPlaying } = join();
    for (const position of [20, 60, 100]) {
      audio.emit('time', position);
      audio.emit('failed', null);
      await vi.waitFor(() => expect(audio.state.isPlaying).toBe(true));
      await answersHeard();
    }
    expect([isPlaying(), currentId(), audio.state.position]).toEqual([true, 'trk_luna', 100]);
  });

  it('does not resume much later, or after a pause by the user', async () => {
    const { isPlaying } = await cutOff();
    vi.setSystemTime(Date.now() + 600_000);
    dispatchEvent(new Event('online'));
    expect(isPlaying()).toBe(false);
    leave();
    const paused = join();
    paused.dispatch(pauseRequested());
    dispatchEvent(new Event('online'));
    expect(paused.isPlaying()).toBe(false);
  });
});

describe('tracks that cannot be played', () => {
  it('names and skips one', async () => {
    audioAnswer.mockImplementation(refused);
    const player = join();
    await failThoroughly(player);
    expect(player.currentId()).toBe('trk_faro');
    expect(player.message()).toMatchObject({ kind: 'skipped', title: 'Luna de ámbar' });
    expect(player.audio.state).toMatchObject({ isPlaying: true });
  });

  // Proves player: Three in a row
  it.each([
    ['are not there', refused, 'refused'],
    ['the server fails to send', broken, 'server'],
    ['arrive and do not sound', sound, 'undecodable'],
  ])('stops at the first of three that %s', async (_name, answer, kind) => {
    audioAnswer.mockImplementation(answer);
    const player = join({}, many);
    for (let track = 0; track < 3; track += 1) await failThoroughly(player);
    expect(player.currentId()).toBe('trk_0');
    expect(player.isPlaying()).toBe(false);
    expect(player.audio.state.isPlaying).toBe(false);
    expect(player.message()).toMatchObject({ kind, title: 'Canción 0' });
  });

  it('counts a track as heard after two seconds, not when the browser says so', async () => {
    audioAnswer.mockImplementation(sound);
    const player = join({}, many);
    for (let track = 0; track < 3; track += 1) {
      player.audio.emit('playing', null);
      player.audio.emit('time', track === 1 ? 2.5 : 0.1);
      await failThoroughly(player);
    }
    expect(player.currentId()).toBe('trk_3');
    expect(player.isPlaying()).toBe(true);
  });

  // Proves player: No connection
  it('pauses without a connection, and resumes there', async () => {
    audioAnswer.mockImplementation(cut);
    const { audio, dispatch, currentId, isPlaying, message } = join();
    audio.emit('time', 40);
    audio.emit('failed', null);
    await answersHeard();
    expect(isPlaying()).toBe(false);
    expect(message()).toMatchObject({ kind: 'unreachable' });
    dispatch(playRequested());
    expect(currentId()).toBe('trk_luna');
    expect(audio.state).toMatchObject({ isPlaying: true, position: 40 });
  });
});

describe('a busy server', () => {
  // Proves player: A busy server
  it('is asked again for the same track after the time it states', async () => {
    audioAnswer.mockImplementation(busy);
    const { audio, store, currentId, isPlaying, message } = join();
    audio.pause();
    audio.emit('failed', null);
    await answersHeard();
    expect(message()).toMatchObject({ kind: 'coming', title: 'Luna de ámbar' });
    expect(store.getState().playback.isBuffering).toBe(true);
    expect(isPlaying()).toBe(true);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(audio.state.isPlaying).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(audio.state.isPlaying).toBe(true);
    expect(currentId()).toBe('trk_luna');
    expect(store.getState().playback.failedKeys).toEqual([]);
  });

  it('is asked a limited number of times, with one message at the end', async () => {
    audioAnswer.mockImplementation(busy);
    const { audio, currentId, isPlaying, message } = join();
    let tries = 0;
    while (isPlaying() && tries < 50) {
      tries += 1;
      audio.emit('failed', null);
      await vi.advanceTimersByTimeAsync(4_100);
    }
    expect(tries).toBe(9);
    expect(currentId()).toBe('trk_luna');
    expect(message()).toMatchObject({ id: 2, kind: 'busy' });
  });

  it('is not asked again for a track that was skipped meanwhile', async () => {
    audioAnswer.mockImplementation(busy);
    const { audio, dispatch } = join();
    audio.emit('failed', null);
    await answersHeard();
    dispatch(pauseRequested());
    dispatch(seekTo(20));
    await vi.advanceTimersByTimeAsync(4_100);
    expect(audio.state).toMatchObject({ isPlaying: false, position: 20 });
  });
});

describe('no sound device', () => {
  // Proves player: No sound device
  it('plays on in silence and says so once for all tracks', () => {
    const { audio, isPlaying, message, currentId } = join({}, many);
    for (let track = 0; track < 5; track += 1) {
      audio.emit('playing', null);
      audio.emit('deaf', true);
      audio.emit('time', 30);
      expect(currentId()).toBe(`trk_${track}`);
      audio.emit('ended', null);
    }
    expect(isPlaying()).toBe(true);
    expect(message()).toMatchObject({ id: 1, kind: 'deaf' });
  });

  it('pauses if the browser stops, and retries on request', () => {
    const { audio, dispatch, isPlaying, message, currentId } = join();
    audio.emit('time', 12);
    audio.emit('deaf', false);
    expect(isPlaying()).toBe(false);
    expect(currentId()).toBe('trk_luna');
    expect(message()).toMatchObject({ kind: 'deaf' });
    dispatch(playRequested());
    expect(audio.state).toMatchObject({ isPlaying: true, position: 12 });
  });
});
