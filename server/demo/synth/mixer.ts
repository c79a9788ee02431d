import type { Note } from './note-cache.ts';
import type { Score } from './score.ts';

/** `send` goes to the effects. */
export type Buses = { left: Float32Array; right: Float32Array; send: Float32Array };

type Sounding = { samples: Float32Array; at: number; left: number; right: number; send: number };

function addNote(buses: Buses, sounding: Sounding, from: number): void {
  const { samples, left, right, send } = sounding;
  const start = Math.max(0, sounding.at - from);
  const skipped = from + start - sounding.at;
  const end = Math.min(buses.left.length, start + samples.length - skipped);
  for (let index = start; index < end; index += 1) {
    const value = samples[index - start + skipped] ?? 0;
    buses.left[index] = (buses.left[index] ?? 0) + value * left;
    buses.right[index] = (buses.right[index] ?? 0) + value * right;
    buses.send[index] = (buses.send[index] ?? 0) + value * send;
  }
}

/**
 * Each call adds one block to the buses, which the caller clears; panning has constant power.
 *
 * @param from position in samples.
 */
export function createMixer(score: Pick<Score, 'events'>, note: Note, from = 0) {
  let position = from;
  let next = score.events.findIndex(({ at }) => at >= from);
  if (next < 0) next = score.events.length;
  let sounding: Sounding[] = [];
  return function mix(buses: Buses): void {
    const end = position + buses.left.length;
    for (let event = score.events[next]; event && event.at < end; event = score.events[next]) {
      const angle = ((event.pan + 1) * Math.PI) / 4;
      sounding.push({
        samples: note(event.instrument, event.midi, event.seconds),
        at: event.at,
        left: event.gain * Math.cos(angle),
        right: event.gain * Math.sin(angle),
        send: event.gain * event.send,
      });
      next += 1;
    }
    for (const one of sounding) addNote(buses, one, position);
    sounding = sounding.filter(({ at, samples }) => at + samples.length > end);
    position = end;
  };
}
