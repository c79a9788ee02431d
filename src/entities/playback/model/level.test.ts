// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGain } from '../lib/to-gain';
import { joinedPlayer } from '../testing/joined-player';
import { queuedTrack } from '../testing/queued-tracks';
import { evenLoudness } from './level';
import { nextRequested, repeatCycled, volumeMoved } from './playback-slice';

const gain = { song: -6, album: -2 };
const of = (id: string, album: string, given: typeof gain | undefined = gain) =>
  queuedTrack({
    id,
    album: { id: album, title: album, coverImage: '' },
    audioUrl: `/api/tracks/${id}/audio?e=4102444800&s=firma`,
    ...(given && { gain: given }),
  });

const lowered = (decibels: number) => expect.closeTo(10 ** (decibels / 20), 5);

let leave = () => {};

beforeEach(() => localStorage.clear());
afterEach(() => leave());

function join(...given: Parameters<typeof joinedPlayer>) {
  const player = joinedPlayer(...given);
  ({ leave } = player);
  return player;
}

// Proves player: Loud songs are lowered
describe('a song that is louder than others', () => {
  it('is lowered alone, and by its album beside another song of it', () => {
    const { audio, dispatch } = join({}, [of('a', 'uno'), of('b', 'dos'), of('c', 'dos')]);
    expect(audio.state.volume).toEqual(lowered(-6));
    dispatch(nextRequested());
    expect(audio.state).toMatchObject({ volume: lowered(-2) });
    dispatch(nextRequested());
    expect(audio.state).toMatchObject({ volume: lowered(-2) });
  });

  it('is lowered alone while it repeats', () => {
    const { audio, dispatch } = join({ repeatMode: 'one' }, [of('a', 'uno'), of('b', 'dos')]);
    expect(audio.state.volume).toEqual(lowered(-6));
    dispatch(repeatCycled());
    expect(audio.state.volume).toEqual(lowered(-6));
  });

  it('follows the volume, and is as it is where nothing is known', () => {
    const { audio, dispatch } = join({}, [of('a', 'uno'), queuedTrack({ id: 'b' })]);
    dispatch(volumeMoved(0.5));
    expect(audio.state.volume).toBeCloseTo(toGain(0.5) * 10 ** (-6 / 20), 5);
    dispatch(nextRequested());
    expect(audio.state.volume).toBeCloseTo(toGain(0.5), 5);
  });

  it('is as it is once the listener says so, also in the middle', () => {
    const { audio } = join({}, [of('a', 'uno'), of('b', 'dos')]);
    evenLoudness.write(false);
    expect(audio.state.volume).toBe(1);
    evenLoudness.write(true);
    expect(audio.state.volume).toEqual(lowered(-6));
  });
});
