// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Radio } from '@/shared/contract/radio.ts';
import { joinedPlayer } from '../testing/joined-player';
import { queuedTrack } from '../testing/queued-tracks';
import { setSleepTimer } from './sleep-timer';
import type { PlaybackState } from './playback-state';
import { playbackPosition } from './position';
import { autoplay } from './go-on';

const similar: Radio = {
  tracks: [
    queuedTrack({ id: 'trk_next', reason: { kind: 'tempo', title: 'Luna de ámbar', tempo: 95 } }),
  ],
};
const server = vi.fn<(address: URL) => Response>();
const radioCalls = () => server.mock.calls.filter(([{ pathname }]) => pathname === '/api/radio');

let leave = () => {};

beforeEach(() => {
  localStorage.clear();
  playbackPosition.moveTo(0);
  server.mockReset();
  server.mockImplementation(() => Response.json(similar));
  vi.stubGlobal('fetch', async ({ url }: Request) => server(new URL(url)));
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** The only track of a list of 214 seconds, close to its end. */
function joinAtTheEnd(...given: Parameters<typeof joinedPlayer>) {
  const player = joinedPlayer(given[0], given[1] ?? [queuedTrack()], given[2]);
  ({ leave } = player);
  player.audio.emit('time', 200);
  return player;
}

const getQueue = ({ store }: ReturnType<typeof joinedPlayer>) => {
  const playback: PlaybackState = store.getState().playback;
  return playback.queue.map(({ track }) => track.id);
};

describe('at the end of a list', () => {
  // Proves player: Similar songs follow a list
  it('similar songs follow, without those that were heard', async () => {
    const player = joinAtTheEnd();
    await vi.waitFor(() => expect(getQueue(player)).toEqual(['trk_luna', 'trk_next']));
    player.audio.emit('time', 201);
    player.audio.emit('ended', null);
    expect(player.currentId()).toBe('trk_next');
    expect(radioCalls()).toHaveLength(1);
    expect(radioCalls()[0]?.[0].search).toBe('?kind=track&id=trk_luna&without=trk_luna');
  });

  // Proves player: Nothing similar
  it('the music stops and says so, if nothing is similar', async () => {
    server.mockImplementation(() => Response.json({ tracks: [] }));
    const { audio, message, isPlaying } = joinAtTheEnd();
    audio.emit('ended', null);
    await vi.waitFor(() => expect(message()?.kind).toBe('noneSimilar'));
    expect(isPlaying()).toBe(false);
  });

  // Proves player: No similar songs without a connection
  it('the music stops and says so without a connection', async () => {
    server.mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    const { audio, message, isPlaying } = joinAtTheEnd();
    audio.emit('ended', null);
    await vi.waitFor(() => expect(message()?.kind).toBe('similarUnreachable'));
    expect(isPlaying()).toBe(false);
  });

  it('goes on late, if the answer comes after the end', async () => {
    const player = joinAtTheEnd();
    player.audio.emit('ended', null);
    expect(player.isPlaying()).toBe(false);
    await vi.waitFor(() => expect(player.currentId()).toBe('trk_next'));
    expect(player.isPlaying()).toBe(true);
  });

  // Proves player: Not where it ends otherwise
  it.each<[string, () => void, Parameters<typeof joinedPlayer>]>([
    ['if the listener does not want it', () => autoplay.write(false), []],
    ['while the list repeats', () => {}, [{ repeatMode: 'all' }]],
    ['for a visitor, who hears previews', () => {}, [{}, undefined, 'visitor']],
    ['before the last track', () => {}, [{}, [queuedTrack(), queuedTrack({ id: 'trk_faro' })]]],
  ])('nothing follows %s', (_when, prepare, given) => {
    prepare();
    joinAtTheEnd(...given);
    expect(radioCalls()).toEqual([]);
  });

  // Proves player: The sleep timer ends it
  it('nothing follows if the sleep timer ends there', () => {
    const player = joinedPlayer({}, [queuedTrack()]);
    ({ leave } = player);
    player.dispatch(setSleepTimer('list'));
    player.audio.emit('time', 200);
    expect(radioCalls()).toEqual([]);
    player.dispatch(setSleepTimer(null));
  });
});
