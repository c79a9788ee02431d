import type { Arrangement } from './arrangement.ts';
import { chordNotes, noteUnderChord, voiceChord, type Chord, type Key } from './harmony.ts';
import { readRhythm, type TuneNote } from './melody.ts';
import type { Random } from './random.ts';
import type { NoteEvent } from './score.ts';
import { toSamples } from './sound.ts';
import type { Groove, MixPosition, Style } from './style.ts';
import { drumEvents } from './drumming.ts';
import { bassNote } from './bass-line.ts';
import type { Instrument, VoiceName } from './voices/voices.ts';

type Part = 'verse' | 'chorus' | 'break';

/** What stays constant throughout a track. */
export type Band = {
  style: Style;
  key: Key;
  leadTonic: number;
  chords: Record<Part, Chord[]>;
  tunes: Record<Part, TuneNote[]>;
  groove: Groove;
  bassPattern: string;
  comp: { voice: VoiceName; verse: string; chorus: string };
  second: { voice: VoiceName; pattern: string } | null;
  padVoice: VoiceName | null;
  leadVoice: VoiceName;
};

export type BarHarmony = { part: Part; chord: Chord; next: Chord; isLast: boolean };

/** Strummed chords are spread over some milliseconds. */
const strummed: ReadonlySet<VoiceName> = new Set([
  'nylon',
  'steel',
  'electric',
  'harp',
  'mutedGuitar',
]);

/**
 * `playBar` appends notes to `events`; `bar` counts from the start of the piece, `inSection` from
 * that of the section.
 */
export function createPlayers(band: Band, barSeconds: number, random: Random, events: NoteEvent[]) {
  const { style, key } = band;
  const stepSeconds = barSeconds / style.steps;
  const drumsDrive = Object.keys(band.groove).some((drum) => /kick|snare|clap/i.test(drum));

  function getTime(bar: number, step: number): number {
    const { pair, amount } = style.swing;
    const within = step % pair;
    const late = within >= pair / 2 ? amount * pair * (1 - (within - pair / 2) / (pair / 2)) : 0;
    return bar * barSeconds + (step + late) * stepSeconds;
  }

  function add(
    instrument: Instrument,
    time: number,
    midi: number,
    steps: number,
    mix: MixPosition,
    level: number,
  ) {
    const isDrum = 'drum' in instrument;
    const drift = isDrum ? random.between(0, 0.002) : random.between(0, 0.007);
    events.push({
      at: toSamples(time + drift),
      instrument,
      midi,
      seconds: steps * stepSeconds * 0.97,
      gain: mix.gain * level * random.between(0.9, 1.04),
      pan: mix.pan,
      send: mix.send,
    });
  }

  function playPattern(
    bar: number,
    pattern: string,
    voice: VoiceName,
    notes: number[],
    mix: MixPosition,
    level: number,
  ) {
    const tones = [...notes, (notes[0] ?? 60) + 12];
    for (const { mark, step, length } of readRhythm(pattern)) {
      const time = getTime(bar, step);
      const single = tones[Number(mark) - 1];
      if (single !== undefined) {
        add({ voice }, time, single, Math.max(2, length), mix, level * 1.15);
        continue;
      }
      const strength = (mark === 'C' ? 0.8 : 0.55) * level;
      notes.forEach((note, index) => {
        const spread = strummed.has(voice) ? index * 0.009 : 0;
        add({ voice }, time + spread, note, length, mix, strength);
      });
    }
  }

  function playTune(bar: number, inSection: number, harmony: BarHarmony, plan: Arrangement) {
    if (!plan.tune) return;
    const mix = style.lead;
    for (const note of band.tunes[plan.tune].filter((one) => one.bar === inSection % 8)) {
      const midi = noteUnderChord(band.leadTonic, key, harmony.chord, note.scaleStep);
      const time = getTime(bar, note.step);
      const level = note.accent * plan.strength;
      add({ voice: band.leadVoice }, time, midi, note.length, mix, level);
      if (plan.doubled) {
        const octave = midi > 76 ? midi - 12 : midi + 12;
        add(
          { voice: band.leadVoice },
          time + 0.012,
          octave,
          note.length,
          { ...mix, pan: -0.3 },
          level * 0.35,
        );
      }
    }
  }

  function playBass(bar: number, harmony: BarHarmony, plan: Arrangement) {
    if (plan.bass === 'none') return;
    const pattern = plan.bass === 'held' ? `R${'-'.repeat(style.steps - 1)}` : band.bassPattern;
    for (const { mark, step, length } of readRhythm(pattern)) {
      const midi = bassNote(mark, key, harmony);
      const accent = step === 0 ? 1 : 0.88;
      add(
        { voice: style.bass.voice },
        getTime(bar, step),
        midi,
        length,
        style.bass,
        accent * plan.strength,
      );
    }
  }

  function playBar(bar: number, inSection: number, harmony: BarHarmony, plan: Arrangement) {
    const voiced = voiceChord(chordNotes(key, harmony.chord, style.sevenths, 54), 54);
    for (const stroke of drumEvents(band.groove, style, plan, inSection, harmony)) {
      const mix = { ...style.drums, pan: stroke.pan };
      add(
        { drum: stroke.drum },
        getTime(bar, stroke.step),
        0,
        1,
        mix,
        stroke.level * plan.strength,
      );
    }
    playBass(bar, harmony, plan);
    if (plan.comp) {
      const pattern = harmony.part === 'chorus' ? band.comp.chorus : band.comp.verse;
      playPattern(bar, pattern, band.comp.voice, voiced, style.comp, plan.strength);
    }
    if (plan.second && band.second && style.second) {
      const higher = voiced.map((note) => note + 12);
      playPattern(bar, band.second.pattern, band.second.voice, higher, style.second, plan.strength);
    }
    if (plan.pad && band.padVoice && style.pad) {
      for (const [index, note] of voiced.entries()) {
        const mix = { ...style.pad, pan: (index - 1) * 0.4 };
        add({ voice: band.padVoice }, bar * barSeconds, note, style.steps, mix, plan.strength);
      }
    }
    playTune(bar, inSection, harmony, plan);
  }

  /** The last chord, on the first beat after the last bar. */
  function playEnding(bar: number) {
    const chord = chordNotes(key, { degree: 0, major: false }, false, 48);
    const [root = 48] = chord;
    const time = getTime(bar, 0);
    const long = style.steps * 1.5;
    const pad = style.pad && band.padVoice ? { voice: band.padVoice, mix: style.pad } : null;
    for (const note of voiceChord(chord, 54)) {
      add({ voice: band.comp.voice }, time, note, long, style.comp, 0.9);
      if (pad) add({ voice: pad.voice }, time, note, long, pad.mix, 1);
    }
    add({ voice: style.bass.voice }, time, root - 12, long, style.bass, 1);
    add({ voice: band.leadVoice }, time, band.leadTonic, long, style.lead, 0.9);
    if (drumsDrive) add({ drum: 'crash' }, time, 0, 1, { ...style.drums, pan: -0.3 }, 0.26);
  }

  return { playBar, playEnding };
}
