import { playNote, type Instrument } from './voices/voices.ts';

/** In bytes; it holds the notes of a few pieces. */
const capacity = 64 * 1024 * 1024;

/** Held lengths are rounded up to so many seconds, so that similar notes share a rendering. */
const grain = 0.02;

export type Note = (instrument: Instrument, midi: number, seconds: number) => Float32Array;

/** The cache makes a piece render hundreds of times faster than real time. */
export function createNoteCache(): Note {
  const notes = new Map<string, Float32Array>();
  let bytes = 0;
  return function note(instrument, midi, seconds) {
    const units = 'drum' in instrument ? 0 : Math.ceil(seconds / grain);
    const name = 'drum' in instrument ? instrument.drum : instrument.voice;
    const id = `${name} ${midi} ${units}`;
    const cached = notes.get(id);
    const samples = cached ?? playNote(instrument, midi, units * grain);
    if (cached) notes.delete(id);
    else bytes += samples.byteLength;
    notes.set(id, samples);
    for (const [oldest, old] of notes) {
      if (bytes <= capacity) break;
      notes.delete(oldest);
      bytes -= old.byteLength;
    }
    return samples;
  };
}
