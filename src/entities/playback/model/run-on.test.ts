// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinedPlayer } from '../testing/joined-player';
import { queuedTrack, queuedTracks } from '../testing/queued-tracks';
import { repeatCycled } from './playback-slice';
import { playbackPosition } from './position';
import { removeQueueItem } from './edit-queue';
import { seekTo } from './seek';
import { setSleepTimer } from './sleep-timer';

const told: { trackId: string; isPlaying: boolean }[] = [];
const address = (id: string) => `/api/tracks/${id}/audio?e=4102444800&s=firma`;
const other = { id: 'alb_otro', title: 'Otro', coverImage: null };

let leave = () => {};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'pase');
  told.length = 0;
  playbackPosition.moveTo(0);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/user/listening')) {
      told.push((await request.json()) as (typeof told)[number]);
      return new Response(null, { status: 204 });
    }
    return new Response(null, { status: 206, headers: { 'content-range': 'bytes 0-0/9' } });
  });
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

/** The first of two songs of an album is about to end. */
async function nearTheEnd(...given: Parameters<typeof joinedPlayer>) {
  const player = join(...given);
  player.audio.emit('playing', null);
  player.audio.emit('time', 205);
  await vi.waitFor(() => expect(player.audio.state.preloaded).toBe(address('trk_faro')));
  return player;
}

// Proves player: No seam
describe('songs of an album', () => {
  it('run on: the next is the current one while its sound goes on', async () => {
    const { audio, store, currentId, isPlaying } = await nearTheEnd();
    expect(audio.state).toMatchObject({ isSeamless: true, loads: 1 });
    audio.emit('moved', null);
    expect(currentId()).toBe('trk_faro');
    expect(isPlaying()).toBe(true);
    expect(audio.state).toMatchObject({ address: address('trk_faro'), isPlaying: true, loads: 1 });
    expect(playbackPosition.getSnapshot()).toBe(0);
    audio.emit('playing', null);
    audio.emit('time', 0.3);
    expect(playbackPosition.getSnapshot()).toBe(0.3);
    expect(store.getState().playback.isBuffering).toBe(false);
  });

  it('are each heard to the server, the first without an end', async () => {
    const { audio } = await nearTheEnd();
    audio.emit('moved', null);
    audio.emit('time', 0.3);
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ trackId: 'trk_faro' }));
    expect(told.map(({ isPlaying }) => isPlaying)).not.toContain(false);
  });

  it('are sought in after the seam, each from its own beginning', async () => {
    const { audio, dispatch } = await nearTheEnd();
    audio.emit('moved', null);
    audio.emit('time', 4);
    dispatch(seekTo(2));
    expect(audio.state).toMatchObject({ address: address('trk_faro'), position: 2, loads: 1 });
  });

  it('pause with the sleep timer at the end of one, not in the next', async () => {
    const { audio, dispatch, isPlaying } = await nearTheEnd();
    dispatch(setSleepTimer('track'));
    audio.emit('time', 206);
    expect(audio.state.isSeamless).toBe(false);
    audio.emit('ended', null);
    expect(isPlaying()).toBe(false);
    expect(audio.state.isPlaying).toBe(false);
    dispatch(setSleepTimer(null));
  });

  it('take back what was to follow when the queue changes', async () => {
    const { audio, dispatch, store } = await nearTheEnd();
    const { queue, order, at } = store.getState().playback;
    const key = queue[order[at + 1] ?? -1]?.key ?? '';
    dispatch(removeQueueItem(key));
    audio.emit('time', 206);
    await vi.waitFor(() => expect(audio.state.preloaded).toBe(address('trk_barrio')));
  });

  it('start anew where the sound ran on into a song that is no longer next', async () => {
    const { audio, dispatch, currentId } = await nearTheEnd();
    dispatch(repeatCycled());
    dispatch(repeatCycled());
    audio.emit('moved', null);
    expect(currentId()).toBe('trk_luna');
    expect(audio.state).toMatchObject({ address: address('trk_luna'), isPlaying: true, loads: 2 });
  });

  it('go on from the end as before where the network was lost at the seam', async () => {
    const { audio, currentId } = await nearTheEnd();
    audio.emit('ended', null);
    expect(currentId()).toBe('trk_faro');
    expect(audio.state).toMatchObject({ address: address('trk_faro'), isPlaying: true, loads: 2 });
  });
});

describe('elements play as before', () => {
  it.each([
    ['a song of another album follows', queuedTrack({ id: 'trk_faro', album: other })],
    ['the same song follows', queuedTrack()],
  ])('where %s', (_, next) => {
    const { audio } = join({}, [queuedTrack(), next]);
    expect(audio.state.isSeamless).toBe(false);
  });

  it('where nothing follows, and in previews', () => {
    expect(join({ at: 3 }).audio.state.isSeamless).toBe(false);
    leave();
    expect(join({}, queuedTracks, 'visitor').audio.state.isSeamless).toBe(false);
  });
});
