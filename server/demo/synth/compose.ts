import type { Genre } from '#contract/artist.ts';
import { arrange } from './arrangement.ts';
import { planForm } from './form.ts';
import { parseProgression, type Chord } from './harmony.ts';
import { writeTune } from './melody.ts';
import { createRandom, type Random } from './random.ts';
import type { NoteEvent, Score } from './score.ts';
import { toSamples } from './sound.ts';
import type { Style } from './style.ts';
import { styles } from './styles/styles.ts';
import type { VoiceName } from './voices/voices.ts';
import { createPlayers, type Band } from './players.ts';
import { findRun, type Run } from './run-on/albums.ts';
import { getFileSeconds, joinScores } from './run-on/join-scores.ts';
import { createDeal } from './song/deal.ts';

/** The same recipe always gives the same samples. */
export type Recipe = { trackId: string; genre: Genre; duration: number };

/** Seconds for which the last chord rings. */
const tail = 2.4;

/** Leaves out instruments that play already, unless nothing else is left. */
function without(voices: readonly VoiceName[], ...taken: readonly VoiceName[]) {
  const free = voices.filter((voice) => !taken.includes(voice));
  return free.length > 0 ? free : voices;
}

function chooseBand(random: Random, style: Style, deal: ReturnType<typeof createDeal>): Band {
  const { mode, progressions } = deal.pick(style.keys);
  const order = [...progressions].map((text) => ({ text, rank: random.next() }));
  const [first, second, third] = order
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ text }) => parseProgression(text));
  const verse = first ?? [{ degree: 0, major: false }];
  const chorus = second ?? verse;
  const chords = { verse, chorus, break: third ?? chorus };
  // Melody steps count from the tonic at or below its centre.
  const tonic = deal.tonic();
  const leadTonic = style.lead.centre - ((style.lead.centre - tonic) % 12);
  const rhythms = style.lead.rhythms;
  const tune = (kind: 'song' | 'hook', part: Chord[], centre: number) =>
    writeTune(random, { kind, chords: part, rhythms, centre });
  const leadVoice = deal.pick(style.lead.voices);
  const compVoice = deal.pick(without(style.comp.voices, leadVoice));
  return {
    style,
    key: { tonic, mode },
    leadTonic,
    chords,
    tunes: {
      verse: tune('song', chords.verse, 1),
      chorus: tune('hook', chords.chorus, 4),
      break: tune('song', chords.break, 2),
    },
    groove: deal.pick(style.grooves),
    bassPattern: deal.pick(style.bass.patterns),
    comp: {
      voice: compVoice,
      verse: deal.pick(style.comp.patterns),
      chorus: deal.pick(style.comp.patterns),
    },
    second: style.second && {
      voice: deal.pick(without(style.second.voices, leadVoice, compVoice)),
      pattern: deal.pick(style.second.patterns),
    },
    padVoice: style.pad && deal.pick(style.pad.voices),
    leadVoice,
  };
}

function plan(recipe: Recipe, run: Run | null) {
  const { trackId, genre, duration } = recipe;
  const random = createRandom(`${genre} ${trackId}`);
  const deal = createDeal(trackId, run !== null);
  const style = deal.pick(styles[genre]);
  const wishedTempo = deal.tempo(style.tempo);
  const band = chooseBand(random, style, deal);
  const playing = run?.after ? getFileSeconds(duration) : duration - Math.min(tail, duration / 4);
  const wishedBar = ((style.steps / 4) * 60) / wishedTempo;
  const bars = Math.max(1, Math.round(playing / wishedBar / 4) * 4);
  const barSeconds = playing / bars;
  return { random, style, band, bars, barSeconds, tempo: ((style.steps / 4) * 60) / barSeconds };
}

/** Returns quarter notes a minute, and the tonic in semitones above C. */
export function getTempoAndTonic(recipe: Recipe): { tempo: number; tonic: number } {
  const { tempo, band } = plan(recipe, findRun(recipe));
  return { tempo, tonic: band.key.tonic };
}

function composeAlone(recipe: Recipe, run: Run | null): Score {
  const { random, style, band, bars, barSeconds, tempo } = plan(recipe, run);
  const sections = planForm(bars, recipe.genre);
  const ending = run?.after ? 'next-song' : run || random.chance(0.5) ? 'chord' : 'fade';
  const events: NoteEvent[] = [];
  const players = createPlayers(band, barSeconds, random, events);
  for (const section of sections) {
    const part = section.name === 'outro' ? 'verse' : section.name;
    const chords = band.chords[part];
    for (let bar = 0; bar < section.bars; bar += 1) {
      const chord = chords[bar % chords.length] ?? { degree: 0, major: false };
      const next = chords[(bar + 1) % chords.length] ?? chord;
      const isLast = bar === section.bars - 1;
      const plays = arrange(section, bar, ending);
      players.playBar(section.start + bar, bar, { part, chord, next, isLast }, plays);
    }
  }
  if (ending === 'chord') players.playEnding(bars);
  const outro = sections.at(-1);
  const fadedBars = outro?.name === 'outro' && ending === 'fade' ? outro.start : bars + 0.25;
  const { leadVoice, comp, second, padVoice } = band;
  return {
    key: band.key,
    tempo,
    instruments: {
      lead: leadVoice,
      comp: comp.voice,
      second: second?.voice ?? null,
      pad: padVoice,
    },
    ending,
    follows: false,
    barSamples: toSamples(barSeconds),
    samples: toSamples(run?.after ? getFileSeconds(recipe.duration) : recipe.duration),
    sections,
    events: events.toSorted((a, b) => a.at - b.at),
    fadeFrom: ending === 'next-song' ? Infinity : toSamples(fadedBars * barSeconds),
    space: { ...style.space, echoSamples: toSamples((barSeconds / style.steps) * 3) },
  };
}

/**
 * @param recipe its duration is in whole seconds. The last bar ends shortly before it and rings
 * out, or runs on into the album's next song.
 */
export function compose(recipe: Recipe): Score {
  const run = findRun(recipe);
  const score = composeAlone(recipe, run);
  if (!run) return score;
  const composeFor = (one: Recipe) => composeAlone(one, findRun(one));
  return joinScores(score, {
    first: composeFor(run.first),
    before: run.before && composeFor(run.before),
    after: run.after && composeFor(run.after),
  });
}
