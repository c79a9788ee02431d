// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bands } from '@/shared/lib/audio';
import { joinedPlayer } from '../testing/joined-player';
import { equaliser, untouchedEqualiser } from './equaliser';

const gains = [6, 4, 0, 0, -2, 12];

let leave = () => {};

beforeEach(() => localStorage.clear());
afterEach(() => leave());

function join() {
  const player = joinedPlayer();
  ({ leave } = player);
  return player.audio.state;
}

// Proves player: The equaliser
describe('the equaliser', () => {
  it('is off at first, and heard at once while it is moved', () => {
    const state = join();
    expect(state.tone).toBeNull();
    expect(untouchedEqualiser.gains).toHaveLength(bands.length);
    equaliser.write({ isOn: true, gains });
    expect(state.tone).toEqual(gains);
    equaliser.write({ isOn: false, gains });
    expect(state.tone).toBeNull();
  });

  it('is heard from the start where the device keeps it, and when another tab moves it', () => {
    equaliser.write({ isOn: true, gains });
    const state = join();
    expect(state.tone).toEqual(gains);
    const newValue = JSON.stringify({ isOn: true, gains: [0, 0, 0, 0, 0, 1] });
    localStorage.setItem('equaliser', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'equaliser', newValue }));
    expect(state.tone).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('filters nothing where every band is level', () => {
    equaliser.write({ isOn: true, gains: gains.map(() => 0) });
    expect(join().tone).toBeNull();
  });

  it.each([
    'true',
    '[]',
    '{"isOn":true}',
    '{"isOn":"sí","gains":[1,0,0,0,0,0]}',
    '{"isOn":true,"gains":[1,0,0]}',
    '{"isOn":true,"gains":[13,0,0,0,0,0]}',
    '{"isOn":true,"gains":[1e999,0,0,0,0,0]}',
    '{"isOn":true,"gains":["1",0,0,0,0,null]}',
    '{"isOn":true,',
  ])('is off where the device keeps %s', (text) => {
    localStorage.setItem('equaliser', text);
    expect(join().tone).toBeNull();
  });
});
