// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinedPlayer } from '../testing/joined-player';
import { queuedTrack } from '../testing/queued-tracks';
import { crossFade } from './cross-fade';
import { playbackPosition } from './position';
import { setSleepTimer } from './sleep-timer';

const of = (id: string, album: string, duration = 210) =>
  queuedTrack({
    id,
    duration,
    album: { id: album, title: album, coverImage: '' },
    audioUrl: `/api/tracks/${id}/audio?e=4102444800&s=firma`,
  });
const pair = [of('a', 'uno'), of('b', 'dos')];

let leave = () => {};

beforeEach(() => {
  localStorage.clear();
  playbackPosition.moveTo(0);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** The first of the songs is about to end. */
async function nearTheEnd(...given: Parameters<typeof joinedPlayer>) {
  const player = joinedPlayer(...given);
  ({ leave } = player);
  player.audio.emit('playing', null);
  player.audio.emit('time', 205);
  await vi.waitFor(() => expect(player.audio.state.preloaded).not.toBeNull());
  return player;
}

// Proves player: Songs fade into each other
describe('with a fade between songs', () => {
  it('the next one sounds before the end, and becomes the current one', async () => {
    crossFade.write(6);
    const { audio, currentId, isPlaying } = await nearTheEnd({}, pair);
    expect(audio.state).toMatchObject({ fade: 6, loads: 1 });
    audio.emit('moved', null);
    expect(currentId()).toBe('b');
    expect(isPlaying()).toBe(true);
    expect(audio.state).toMatchObject({ isPlaying: true, loads: 1 });
  });

  it.each([
    ['songs of one album', [of('a', 'uno'), of('b', 'uno')]],
    ['a song of which it would take more than a quarter', [of('a', 'uno'), of('b', 'dos', 20)]],
  ])('there is none for %s', async (_, tracks) => {
    crossFade.write(6);
    const { audio } = await nearTheEnd({}, tracks);
    expect(audio.state.fade).toBe(0);
  });

  it.each([0, 7])('there is none for a setting of %i', async (seconds) => {
    crossFade.write(seconds);
    expect((await nearTheEnd({}, pair)).audio.state.fade).toBe(0);
  });

  it('the sleep timer’s last song ends as it does, also where it is set at the end', async () => {
    crossFade.write(6);
    const { audio, dispatch } = await nearTheEnd({}, pair);
    dispatch(setSleepTimer('track') as never);
    audio.emit('time', 205.2);
    await vi.waitFor(() => expect(audio.state.fade).toBe(0));
    dispatch(setSleepTimer(null) as never);
  });
});
