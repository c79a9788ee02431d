import type { Style } from '../style.ts';

export const funk: Style = {
  steps: 16,
  tempo: [98, 116],
  swing: { pair: 2, amount: 0.05 },
  keys: [
    { mode: 'dorian', progressions: ['1 1 4 4', '1 4 1 4', '1 7 4 1', '2 5 1 1'] },
    { mode: 'mixolydian', progressions: ['1 1 4 1', '1 7 4 4', '1 4 7 1'] },
  ],
  sevenths: true,
  grooves: [
    { kick: 'X..x..x...x..x..', snare: '....X..o.o..X..o', hat: 'x.xxx.xxx.xxx.xx' },
    {
      kick: 'X.x....x..x.....',
      snare: '....X.o..o.oX...',
      hat: 'xxxxxxxxxxxxxx.x',
      openHat: '..............x.',
    },
  ],
  lift: { conga: 'x..x..x.x..xx.x.', clap: '....x.......x...' },
  drums: { gain: 0.6, send: 0.08 },
  bass: {
    voice: 'slapBass',
    gain: 0.5,
    pan: 0,
    send: 0,
    patterns: ['R..R..8.R.5..a..', 'R.8.R..R..5-8.a.', 'R-.8..R.R.35.8..'],
  },
  comp: {
    voices: ['mutedGuitar', 'electric'],
    gain: 0.3,
    pan: -0.45,
    send: 0.1,
    patterns: ['cCcc.cC.cccc.cC.', '..C..cC...C..cc.', 'C..c..C.c..C..c.'],
  },
  second: {
    voices: ['brass', 'organ'],
    gain: 0.16,
    pan: 0.35,
    send: 0.2,
    patterns: ['C-......C.C.....', '......C-....C.C-'],
  },
  pad: { voices: ['organ'], gain: 0.05, pan: 0.2, send: 0.25 },
  lead: {
    voices: ['brass', 'synthLead', 'trumpet'],
    gain: 0.26,
    pan: 0.1,
    send: 0.22,
    centre: 67,
    rhythms: ['x.x-.x-..x.x-...', 'x..x.x-.x..x.x-.', '..x.xx.x-...x-x.', 'x-.x-.x-........'],
  },
  space: { reverb: 1.1, echo: 0.1 },
};
