import type { Style } from '../style.ts';

export const reggaeton: Style = {
  steps: 16,
  tempo: [88, 100],
  swing: { pair: 4, amount: 0 },
  keys: [
    { mode: 'minor', progressions: ['1 6 3 7', '6 7 1 1', '1 7 6 5M', '4 1 6 7'] },
    { mode: 'phrygian', progressions: ['1 2 1 7', '1 6 2 1', '1 3 2 1'] },
  ],
  sevenths: false,
  grooves: [
    { clubKick: 'X...X...X...X...', tightSnare: '...X..X....X..X.' },
    {
      clubKick: 'X...X...X...X...',
      tightSnare: '...X..X....X..X.',
      rim: '..............xo',
      hat: 'x.x.x.x.x.x.x.x.',
    },
    {
      deepKick: 'X...X...X...X...',
      snare: '...x..X....x..X.',
      tightSnare: '...x..x....x..x.',
      shaker: 'x.xxx.xxx.xxx.xx',
    },
  ],
  lift: { conga: '..x..x....x.x...', openHat: '..x...x...x...x.' },
  drums: { gain: 0.7, send: 0.1 },
  bass: {
    voice: 'subBass',
    gain: 0.58,
    pan: 0,
    send: 0,
    patterns: ['R--R--R-R--R--5-', 'R--.R-.R--..R-a-', 'R-----R-R-----8-'],
  },
  comp: {
    voices: ['synthPluck', 'marimba', 'nylon'],
    gain: 0.27,
    pan: -0.2,
    send: 0.22,
    patterns: ['C..C..C.C..C..C.', '1..2..3.4..3..2.', '..C...C...C...C.'],
  },
  second: {
    voices: ['bell', 'flute', 'marimba'],
    gain: 0.15,
    pan: 0.4,
    send: 0.35,
    patterns: ['4..3..4.....2.3.', '..4.3...4..3..2.'],
  },
  pad: { voices: ['pad'], gain: 0.11, pan: 0, send: 0.4 },
  lead: {
    voices: ['voiceLead', 'flute', 'synthLead'],
    gain: 0.27,
    pan: 0,
    send: 0.28,
    centre: 68,
    rhythms: ['x..x..x-x..x..x-', 'x-x.x-x.x--x----', '..xxx.x-..xxx.x-', 'x.xx.xx-x---....'],
  },
  space: { reverb: 1.4, echo: 0.24 },
};
