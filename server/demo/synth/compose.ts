import type { Genre } from '#contract/artist.ts';
import { arrange } from './arrangement.ts';
import { planForm } from './form.ts';
import { chordNotes, parseProgression, type Chord } from './harmony.ts';
import { writeTune } from './melody.ts';
import { createRandom, type Random } from './random.ts';
import type { NoteEvent, Score } from './score.ts';
import { toSamples } from './sound.ts';
import type { Style } from './style.ts';
import { styles } from './styles/styles.ts';
import { createPlayers, type Band } from './players.ts';

/** The same recipe always gives the same samples. */
export type Recipe = { trackId: string; genre: Genre; duration: number };

/** Seconds for which the last chord rings. */
const tail = 2.4;

function chooseBand(random: Random, style: Style): Band {
  const { mode, progressions } = random.pick(style.keys);
  const order = [...progressions].map((text) => ({ text, rank: random.next() }));
  const [first, second, third] = order
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ text }) => parseProgression(text));
  const verse = first ?? [{ degree: 0, major: false }];
  const chorus = second ?? verse;
  const chords = { verse, chorus, bridge: third ?? chorus };
  // Melody steps count from the tonic at or below its centre.
  const tonic = Math.floor(random.between(0, 12));
  const leadTonic = style.lead.centre - ((style.lead.centre - tonic) % 12);
  const rhythms = style.lead.rhythms;
  const tune = (kind: 'song' | 'hook', part: Chord[], centre: number) =>
    writeTune(random, { kind, chords: part, rhythms, centre });
  return {
    style,
    key: { tonic, mode },
    leadTonic,
    chords,
    tunes: {
      verse: tune('song', chords.verse, 1),
      chorus: tune('hook', chords.chorus, 4),
      bridge: tune('song', chords.bridge, 2),
    },
    groove: random.pick(style.grooves),
    bassPattern: random.pick(style.bass.patterns),
    comp: {
      voice: random.pick(style.comp.voices),
      verse: random.pick(style.comp.patterns),
      chorus: random.pick(style.comp.patterns),
    },
    second: style.second && {
      voice: random.pick(style.second.voices),
      pattern: random.pick(style.second.patterns),
    },
    padVoice: style.pad && random.pick(style.pad.voices),
    leadVoice: random.pick(style.lead.voices),
  };
}

function plan({ trackId, genre, duration }: Recipe) {
  const random = createRandom(`${genre} ${trackId}`);
  const style = random.pick(styles[genre]);
  const wishedTempo = random.between(...style.tempo);
  const band = chooseBand(random, style);
  const playing = duration - Math.min(tail, duration / 4);
  const wishedBar = ((style.steps / 4) * 60) / wishedTempo;
  const bars = Math.max(1, Math.round(playing / wishedBar / 4) * 4);
  const barSeconds = playing / bars;
  return { random, style, band, bars, barSeconds, tempo: ((style.steps / 4) * 60) / barSeconds };
}

/** Returns quarter notes a minute, and the tonic in semitones above C. */
export function getTempoAndTonic(recipe: Recipe): { tempo: number; tonic: number } {
  const { tempo, band } = plan(recipe);
  return { tempo, tonic: band.key.tonic };
}

/** @param duration whole seconds; the last bar ends shortly before it and rings out. */
export function compose(recipe: Recipe): Score {
  const { random, style, band, bars, barSeconds, tempo } = plan(recipe);
  const sections = planForm(bars);
  const events: NoteEvent[] = [];
  const players = createPlayers(band, barSeconds, random, events);
  for (const section of sections) {
    const part = section.name === 'intro' || section.name === 'outro' ? 'verse' : section.name;
    const chords = band.chords[part];
    for (let bar = 0; bar < section.bars; bar += 1) {
      const chord = chords[bar % chords.length] ?? { degree: 0, major: false };
      const next = chords[(bar + 1) % chords.length] ?? chord;
      const isLast = bar === section.bars - 1;
      players.playBar(
        section.start + bar,
        bar,
        { part, chord, next, isLast },
        arrange(section, bar),
      );
    }
  }
  players.playEnding(bars, chordNotes(band.key, { degree: 0, major: false }, false, 48));
  const outro = sections.at(-1);
  return {
    key: band.key,
    tempo,
    barSamples: toSamples(barSeconds),
    samples: toSamples(recipe.duration),
    sections,
    events: events.toSorted((a, b) => a.at - b.at),
    fadeFrom: toSamples((outro?.name === 'outro' ? outro.start : bars) * barSeconds),
    space: { ...style.space, echoSamples: toSamples((barSeconds / style.steps) * 3) },
  };
}
