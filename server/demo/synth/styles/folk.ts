import type { Style } from '../style.ts';

export const fingerpicked: Style = {
  steps: 16,
  tempo: [84, 112],
  swing: { pair: 4, amount: 0.02 },
  keys: [
    { mode: 'major', progressions: ['1 2 5 1', '1 6 2 5', '1 4 2 5', '4 1 2 1'] },
    { mode: 'minor', progressions: ['1 4 7 3', '1 6 7 1', '4 1 5M 1', '6 3 5M 1'] },
  ],
  sevenths: true,
  grooves: [
    { shaker: 'x.oxx.oxx.oxx.ox', rim: 'x..x..x...x..x..' },
    { conga: 'x.....x.....x.x.', lowConga: '...x....x.x.....', shaker: 'o.x.o.x.o.x.o.x.' },
  ],
  lift: { brush: '....x.......x...' },
  drums: { gain: 0.3, send: 0.2 },
  bass: {
    voice: 'uprightBass',
    gain: 0.55,
    pan: 0,
    send: 0.05,
    patterns: ['R-----R-5-----5-', 'R-----5-R-----a-'],
  },
  comp: {
    voices: ['nylon', 'steel', 'harp'],
    gain: 0.36,
    pan: -0.2,
    send: 0.25,
    patterns: ['1-3-4-2-3-4-2-3-', 'C--c--c-.-c--c--', '1.34.23.1.34.23.'],
  },
  second: {
    voices: ['steel', 'harp'],
    gain: 0.15,
    pan: 0.42,
    send: 0.3,
    patterns: ['..4.3.4...4.3.2.', '4---3---2---3---'],
  },
  pad: { voices: ['strings'], gain: 0.06, pan: 0, send: 0.45 },
  lead: {
    voices: ['flute', 'nylon'],
    gain: 0.34,
    pan: 0.1,
    send: 0.32,
    centre: 70,
    rhythms: ['x---x-x-x---x---', 'x-x-x---x-----..', '..x-x-x-x---x-x-', 'x-----x-x---....'],
  },
  space: { reverb: 1.7, echo: 0.08 },
};

export const inThree: Style = {
  ...fingerpicked,
  steps: 12,
  tempo: [104, 138],
  sevenths: false,
  grooves: [
    { lowConga: 'x...........', conga: '....x...x.x.', shaker: 'x.o.x.o.x.o.' },
    { rim: '....x...x...', shaker: 'x.oxx.oxx.ox' },
  ],
  lift: { brush: '....x...x...' },
  bass: { ...fingerpicked.bass, patterns: ['R-------5---', 'R---....a---'] },
  comp: { ...fingerpicked.comp, patterns: ['1-3-2-3-4-3-', '1---C---c---', '1.2.3.4.3.2.'] },
  second: {
    voices: ['harp', 'steel'],
    gain: 0.16,
    pan: 0.42,
    send: 0.3,
    patterns: ['..4.3.4.3.2.', '4-----3-----'],
  },
  lead: {
    ...fingerpicked.lead,
    rhythms: ['x---x---x---', 'x-----x-x---', 'x-x-x---x---', 'x-------x-x-', 'x-----------'],
  },
};
