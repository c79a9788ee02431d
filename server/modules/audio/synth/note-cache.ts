import { playNote, type Instrument } from './voices/voices.ts';

/** Bytes of rendered notes that are kept per piece. */
const capacity = 24 * 1024 * 1024;

/** Held lengths are rounded up to this many seconds, so that like notes share one rendering. */
const grain = 0.02;

/**
 * Renders each distinct note once and keeps it, the least recently used leaving first. This is what
 * makes a piece hundreds of times faster than real time: mixing is all that is left.
 */
export function createNoteCache() {
  const notes = new Map<string, Float32Array>();
  let bytes = 0;
  return function note(instrument: Instrument, midi: number, seconds: number): Float32Array {
    const units = 'drum' in instrument ? 0 : Math.ceil(seconds / grain);
    const name = 'drum' in instrument ? instrument.drum : instrument.voice;
    const id = `${name} ${midi} ${units}`;
    const kept = notes.get(id);
    const samples = kept ?? playNote(instrument, midi, units * grain);
    if (kept) notes.delete(id);
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
