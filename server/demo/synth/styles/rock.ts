import type { Style } from '../style.ts';

export const rock: Style = {
  steps: 16,
  tempo: [112, 146],
  swing: { pair: 4, amount: 0 },
  keys: [
    { mode: 'minor', progressions: ['1 6 3 7', '1 7 6 7', '1 3 7 4', '6 7 1 1'] },
    { mode: 'mixolydian', progressions: ['1 7 4 1', '1 4 7 4', '1 1 7 4'] },
    { mode: 'major', progressions: ['1 5 4 4', '1 4 5 4', '6 4 1 5'] },
  ],
  sevenths: false,
  grooves: [
    { kick: 'X.......X.x.....', snare: '....X.......X...', hat: 'X.x.X.x.X.x.X.x.' },
    { kick: 'X.x.....X.x...x.', snare: '....X.......X...', hat: 'X.x.X.x.X.x.X.x.' },
    { kick: 'X.....x..xx.....', snare: '....X.......X..o', ride: 'x...x...x...x...' },
  ],
  lift: { crash: 'x...............', openHat: 'x...x...x...x...' },
  drums: { gain: 0.68, send: 0.14 },
  bass: {
    voice: 'fingerBass',
    gain: 0.55,
    pan: 0,
    send: 0,
    patterns: ['R-R-R-R-R-R-R-R-', 'R-.R-.R-R-.R-.a-', 'R---R-R-R---R-5-'],
  },
  comp: {
    voices: ['electric', 'steel'],
    gain: 0.26,
    pan: -0.5,
    send: 0.12,
    patterns: ['C-c-c-C-c-c-C-c-', 'C---c-c-C---c-c-', '1-2-3-4-3-2-3-2-'],
  },
  second: {
    voices: ['distorted'],
    gain: 0.13,
    pan: 0.5,
    send: 0.12,
    patterns: ['1---1-1-1---1-1-', '1-------1-----1-'],
  },
  pad: { voices: ['organ', 'distorted'], gain: 0.055, pan: 0.15, send: 0.2 },
  lead: {
    voices: ['distorted', 'synthLead'],
    gain: 0.2,
    pan: 0.05,
    send: 0.28,
    centre: 67,
    rhythms: ['x---x-x-x---x---', 'x-x-x-x-x-----..', 'x-----x-x---x-x-', '..x-x-x-x---x---'],
  },
  space: { reverb: 1.2, echo: 0.14 },
};
