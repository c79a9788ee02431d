// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinedPlayer } from '../testing/joined-player';
import {
  nextRequested,
  pauseRequested,
  playRequested,
  previousRequested,
  queueReplaced,
} from './playback-slice';
import { soundingSpot } from './playback-state';
import { playbackPosition } from './position';
import { seekTo } from './seek';
import { setSleepTimer } from './sleep-timer';
import { storePlayback, restorePlayback } from './stored-playback';
import { queuedTrack } from '../testing/queued-tracks';
import { sampleSpot as spot } from '../testing/sample-spot';

/** Seconds of the track that sounds. */
const end = 214;

const calls: string[] = [];
let answer: () => Response | Promise<Response>;
let report: () => Response;
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') });
  localStorage.clear();
  localStorage.setItem('tonada:token', 'ficha');
  playbackPosition.moveTo(0);
  calls.length = 0;
  answer = () => Response.json({ spot });
  report = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, 'http://a');
    calls.push(pathname);
    if (pathname === '/api/user/spot') return answer();
    if (pathname.endsWith('/impression')) return report();
    return new Response(null, { status: 204 });
  });
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(1);
const free = { id: 'usr_1', role: 'user', subscriptionType: 'free' };
const asked = () => calls.filter((path) => path === '/api/user/spot').length;
const reported = () => calls.filter((path) => path.endsWith('/impression')).length;

function join(user: object = free, state: Parameters<typeof joinedPlayer>[0] = {}) {
  const player = joinedPlayer(state, undefined, 'listener', user as typeof free);
  ({ leave } = player);
  const sounding = () => soundingSpot(player.store.getState().playback);
  /** The track comes near its end, and the server answers. */
  const nearEnd = async () => {
    player.audio.emit('time', 204);
    await vi.dynamicImportSettled();
    await settle();
  };
  const toSpot = async () => {
    await nearEnd();
    player.audio.emit('ended', null);
  };
  return { ...player, sounding, nearEnd, toSpot };
}

describe('a spot', () => {
  // Proves marquee: Between two songs
  it('sounds after a track, and the next one follows by itself', async () => {
    const { audio, sounding, toSpot, currentId, isPlaying } = join();
    await toSpot();
    expect(sounding()).toMatchObject({ id: 'mrq_1', left: 5 });
    expect(audio.state).toMatchObject({ address: spot.audioUrl, position: 0, isPlaying: true });
    expect(currentId()).toBe('trk_faro');
    audio.emit('time', 20);
    expect(playbackPosition.getSnapshot()).toBe(0);
    audio.emit('ended', null);
    expect(sounding()).toBeNull();
    expect([currentId(), isPlaying()]).toEqual(['trk_faro', true]);
    expect(audio.state.address).toContain('/trk_faro/');
  });

  // Proves marquee: Skipping a spot
  it('is skipped by “next” after five seconds, and not before', async () => {
    const { audio, dispatch, sounding, toSpot, currentId } = join();
    await toSpot();
    for (const position of [0.5, 3.2, 4.9]) {
      audio.emit('time', position);
      dispatch(nextRequested());
      dispatch(previousRequested());
      expect(sounding()?.left).toBe(Math.ceil(5 - position));
    }
    audio.emit('time', 5);
    dispatch(nextRequested());
    expect(sounding()).toBeNull();
    expect(currentId()).toBe('trk_faro');
    expect(audio.state.address).toContain('/trk_faro/');
  });

  it('cannot be sought in, and what was sought is no start of the next song', async () => {
    const { audio, dispatch, toSpot } = join();
    await toSpot();
    dispatch(seekTo(40));
    expect(audio.state).toMatchObject({ address: spot.audioUrl, position: 0 });
    audio.emit('ended', null);
    expect(audio.state.position).toBe(0);
  });

  // Proves marquee: What counts as heard
  it('is reported once, after five seconds', async () => {
    const { audio, toSpot } = join();
    await toSpot();
    audio.emit('time', 4.9);
    await settle();
    expect(reported()).toBe(0);
    for (const position of [5, 5.2, 12, 29]) {
      audio.emit('time', position);
      await settle();
    }
    audio.emit('ended', null);
    await settle();
    expect(reported()).toBe(1);
  });

  it('is reported at its end when it is shorter, and again after a failure', async () => {
    report = () => Response.json({ error: 'No', code: 'server' }, { status: 500 });
    const { audio, toSpot } = join();
    await toSpot();
    audio.emit('time', 3);
    await settle();
    expect(reported()).toBe(0);
    audio.emit('time', 5);
    await vi.advanceTimersByTimeAsync(500);
    // A failure is described by a part that is loaded then.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(500);
    const first = reported();
    expect(first).toBeGreaterThan(0);
    report = () => new Response(null, { status: 204 });
    audio.emit('ended', null);
    await vi.advanceTimersByTimeAsync(500);
    expect(reported()).toBe(first + 1);
  });

  it('tells of no play of the song that waits behind it', async () => {
    const { audio, toSpot } = join();
    await toSpot();
    calls.length = 0;
    audio.emit('time', 6);
    await settle();
    expect(calls).not.toContain('/api/user/listening');
  });

  // Proves marquee: A spot that was withdrawn
  it.each(['before', 'after'])(
    'is not heard when its campaign pauses as the track ends, which is known %s its start',
    async (when) => {
      const { audio, sounding, nearEnd, currentId, isPlaying } = join();
      await nearEnd();
      answer = () => Response.json({ spot: null });
      audio.emit('time', end - 2);
      if (when === 'before') await settle();
      audio.emit('ended', null);
      await settle();
      expect([sounding(), currentId(), isPlaying()]).toEqual([null, 'trk_faro', true]);
      expect(audio.state.address).toContain('/trk_faro/');
      expect([asked(), reported()]).toEqual([2, 0]);
    },
  );

  it('is asked for once more, and sounds where the server stays with it or says nothing', async () => {
    const { audio, sounding, nearEnd } = join();
    await nearEnd();
    answer = () => Response.json({ error: 'No', code: 'server' }, { status: 503 });
    for (const left of [3, 2, 1]) {
      audio.emit('time', end - left);
      await settle();
    }
    audio.emit('ended', null);
    expect([sounding()?.id, asked()]).toEqual(['mrq_1', 2]);
  });

  // Proves marquee: A spot that does not come
  it.each([
    ['has none', () => Response.json({ spot: null })],
    ['fails', () => Response.json({ error: 'No', code: 'server' }, { status: 503 })],
    ['does not answer', () => new Promise<Response>(() => {})],
  ])('is left out where the server %s', async (_, given) => {
    answer = given;
    const { audio, sounding, toSpot, currentId } = join();
    await toSpot();
    expect(sounding()).toBeNull();
    expect(currentId()).toBe('trk_faro');
    expect(audio.state.address).toContain('/trk_faro/');
  });

  it.each(['failed', 'silence'])('ends at once, unreported, with a sound of %s', async (how) => {
    const { audio, sounding, toSpot, isPlaying } = join();
    await toSpot();
    if (how === 'failed') audio.emit('failed', null);
    else await vi.advanceTimersByTimeAsync(4_000);
    expect([sounding(), isPlaying()]).toEqual([null, true]);
    expect(audio.state.address).toContain('/trk_faro/');
    expect(reported()).toBe(0);
  });

  it('pauses and goes on', async () => {
    const { audio, dispatch, sounding, toSpot } = join();
    await toSpot();
    audio.emit('time', 2);
    dispatch(pauseRequested());
    expect(audio.state.isPlaying).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    dispatch(playRequested());
    expect(sounding()?.left).toBe(3);
    expect(audio.state).toMatchObject({ address: spot.audioUrl, isPlaying: true });
  });

  it('ends where other music is chosen', async () => {
    const { audio, dispatch, sounding, toSpot, currentId } = join();
    await toSpot();
    dispatch(queueReplaced({ tracks: [queuedTrack({ id: 'trk_otra' })] }));
    expect(sounding()).toBeNull();
    expect(currentId()).toBe('trk_otra');
    expect(audio.state.address).toContain('/trk_otra/');
  });

  // Proves marquee: A reload during a spot
  it('is forgotten by a reload, which restores the next song', async () => {
    const { store, toSpot } = join();
    await toSpot();
    storePlayback(store.getState().playback, playbackPosition.getSnapshot());
    const restored = restorePlayback();
    expect(soundingSpot(restored)).toBeNull();
    expect(restored.queue[restored.order[restored.at] ?? -1]?.track.id).toBe('trk_faro');
  });
});

describe('asking for a spot', () => {
  // Proves marquee: How often
  it('happens every quarter of an hour at most, in all tabs and after a reload', async () => {
    answer = () => Response.json({ spot: null });
    const first = join();
    await first.nearEnd();
    await first.nearEnd();
    first.leave();
    const second = join();
    await second.nearEnd();
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    await second.nearEnd();
    expect(asked()).toBe(2);
  });

  // Proves marquee: Who hears a spot
  it.each([
    ['a paid plan', { ...free, subscriptionType: 'premium' }],
    ['an artist', { ...free, role: 'artist' }],
  ])('does not happen for %s', async (_, user) => {
    const { sounding, toSpot } = join(user);
    await toSpot();
    expect([asked(), sounding()]).toEqual([0, null]);
  });

  it('does not happen before the end, at the end of the queue, or before the music sleeps', async () => {
    const playing = join();
    playing.audio.emit('time', 180);
    await vi.dynamicImportSettled();
    expect(asked()).toBe(0);
    playing.dispatch(setSleepTimer('track'));
    await playing.nearEnd();
    expect(asked()).toBe(0);
    playing.dispatch(setSleepTimer(null));
    playing.leave();
    const last = join(free, { at: 3 });
    await last.nearEnd();
    expect(asked()).toBe(0);
  });

  it('is in vain where the track is left, and its answer is dropped after a minute', async () => {
    const { audio, dispatch, nearEnd, sounding } = join();
    await nearEnd();
    dispatch(nextRequested());
    expect(sounding()).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    audio.emit('ended', null);
    expect(sounding()).toBeNull();
  });
});
