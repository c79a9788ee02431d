import type { Style } from '../style.ts';

export const hipHop: Style = {
  steps: 16,
  tempo: [82, 96],
  swing: { pair: 2, amount: 0.11 },
  keys: [
    { mode: 'minor', progressions: ['1 1 6 7', '1 6 4 5', '1 4 1 7', '6 7 1 1'] },
    { mode: 'dorian', progressions: ['1 4 1 4', '1 1 7 4', '2 1 4 1'] },
  ],
  sevenths: true,
  grooves: [
    { deepKick: 'X..x......x..x..', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.xx' },
    { deepKick: 'X.....x.x.......', clap: '....X.......X...', hat: 'xxxoxoxxxxxoxoxx' },
    { deepKick: 'X.x....x..x.....', snare: '....X..o.o..X..o', hat: 'x.xxx.x.x.xxx.x.' },
  ],
  lift: { openHat: '......x.........', rim: '...o......o....o' },
  drums: { gain: 0.68, send: 0.08 },
  bass: {
    voice: 'subBass',
    gain: 0.62,
    pan: 0,
    send: 0,
    patterns: ['R-----.R--..5-..', 'R--.R-----..R.a-', 'R------...R-8-..'],
  },
  comp: {
    voices: ['electricPiano', 'piano', 'bell'],
    gain: 0.26,
    pan: -0.2,
    send: 0.25,
    patterns: ['C-------..c-----', 'C--.c---....c-..', '1-2-3-4---3-2---'],
  },
  second: {
    voices: ['nylon', 'pizzicato', 'flute'],
    gain: 0.15,
    pan: 0.4,
    send: 0.3,
    patterns: ['4--.3--.2---....', '....4-3-....2-3-'],
  },
  pad: { voices: ['strings', 'pad'], gain: 0.1, pan: 0, send: 0.4 },
  lead: {
    voices: ['synthPluck', 'voiceLead', 'bell'],
    gain: 0.25,
    pan: 0.1,
    send: 0.3,
    centre: 68,
    rhythms: ['x.xx.x-.x.xx.x-.', 'x--.x-x-..x-x---', '..x.x.x-x-..x-..', 'xx.xx.x-x---....'],
  },
  space: { reverb: 1.3, echo: 0.2 },
};
