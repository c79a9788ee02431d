import { compose, type Recipe } from './compose.ts';
import { createEcho } from './effects/echo.ts';
import { createLimiter } from './effects/limiter.ts';
import { createReverb } from './effects/reverb.ts';
import { createTone, planMaster, type Master } from './master/master.ts';
import { createMixer, type Buses } from './mixer.ts';
import type { Note } from './note-cache.ts';
import { findRun } from './run-on/albums.ts';
import type { Score } from './score.ts';

/** Raise it whenever the same recipe sounds different, so that stored renderings are replaced. */
export const synthVersion = 3;

/** A block is five MP3 frames. */
export const blockSamples = 1152 * 5;

/** After the longest echo, a performance from the middle sounds as one from the beginning. */
export const settlingSamples = blockSamples * 70;

function emptyBuses(samples: number): Buses {
  return {
    left: new Float32Array(samples),
    right: new Float32Array(samples),
    send: new Float32Array(samples),
  };
}

function createEffects({ space }: Score) {
  const reverberate = createReverb(space.reverb);
  const echo = createEcho(space.echoSamples, space.echo);
  return (buses: Buses) => {
    echo(buses);
    reverberate(buses);
  };
}

/** The gain falls slowly in the outro, and to 0 at the end. */
function fadeAt(score: Score, sample: number): number {
  if (sample < score.fadeFrom) return 1;
  const faded = Math.min(1, (sample - score.fadeFrom) / (score.samples - score.fadeFrom));
  const left = 1 - faded;
  return left * (1.6 - 0.6 * left);
}

export type Piece = { score: Score; master: Master };

export function composePiece(recipe: Recipe, note: Note): Piece {
  const score = compose(recipe);
  const first = findRun(recipe)?.first;
  // An album that runs on has one master.
  const heard = first ? compose(first) : score;
  const master = planMaster(heard, (from, samples) => {
    const buses = emptyBuses(samples);
    createMixer(heard, note, from)(buses);
    createEffects(heard)(buses);
    return buses;
  });
  return { score, master };
}

/**
 * `render` returns the next block (5,760 stereo samples at 48 kHz, −1 to 1) in reused arrays, and
 * silence after the end. From the middle, earlier notes and echoes are missing; after
 * `settlingSamples` that is inaudible (74 dB below the loudest).
 */
export function performPiece({ score, master }: Piece, note: Note, from = 0) {
  const mix = createMixer(score, note, from);
  const addEffects = createEffects(score);
  const shape = createTone(master);
  const limit = createLimiter();
  const buses = emptyBuses(blockSamples);
  let position = from;
  return {
    render(): { left: Float32Array; right: Float32Array } {
      for (const bus of [buses.left, buses.right, buses.send]) bus.fill(0);
      mix(buses);
      addEffects(buses);
      for (let index = 0; index < blockSamples; index += 1) {
        const factor = master.gain * fadeAt(score, position + index);
        buses.left[index] = (buses.left[index] ?? 0) * factor;
        buses.right[index] = (buses.right[index] ?? 0) * factor;
      }
      shape(buses);
      limit(buses.left, buses.right);
      position += blockSamples;
      return buses;
    },
  };
}
