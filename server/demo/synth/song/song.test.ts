import { describe, expect, it } from 'vitest';
import { catalogue } from '#sample/catalogue.ts';
import { compose, type Recipe } from '../compose.ts';
import { findRun } from '../run-on/albums.ts';

const genres = new Map(catalogue.artists.map(({ id, genre }) => [id, genre]));
const recipes = catalogue.tracks.flatMap(({ id: trackId, artistId, duration }): Recipe[] => {
  const genre = genres.get(artistId);
  return genre ? [{ trackId, genre, duration }] : [];
});
const songs = recipes.map((recipe) => ({
  ...recipe,
  score: compose(recipe),
  run: findRun(recipe),
}));
type Song = (typeof songs)[number];

const alone = songs.filter(({ run }) => run === null);

/** The tune without its doubling. */
function getTune({ score }: Song) {
  const { lead, comp, second } = score.instruments;
  // Strings play the bass and the chords too.
  const isShared = lead === 'strings' || lead === comp || lead === second;
  const chorus = score.sections.find(({ name }) => name === 'chorus');
  const until = (chorus?.bars ?? 0) * score.barSamples;
  return isShared
    ? []
    : score.events.filter(
        ({ instrument, at }) => 'voice' in instrument && instrument.voice === lead && at < until,
      );
}

describe('the songs of the demo', () => {
  // Proves demo-music: Begins with the chorus
  it('begin with the chorus, which a preview therefore does too', () => {
    const openings = songs.map(({ score: { sections } }) => [
      sections[0]?.name,
      sections[0]?.start,
    ]);
    expect(new Set(openings.flat())).toEqual(new Set(['chorus', 0]));
  });

  // Proves demo-music: Verse, break, last chorus
  it('have verses, a break without drums at first, and a last chorus after it', () => {
    for (const { score } of songs) {
      const names = score.sections.map(({ name }) => name);
      expect(names).toContain('verse');
      expect(names.slice(-3)).toEqual(['break', 'chorus', 'outro']);
      const pause = score.sections.at(-3);
      const from = (pause?.start ?? 0) * score.barSamples;
      // Drums may come some milliseconds early or late.
      const isQuiet = ({ at }: { at: number }) => at > from + 100 && at < from + score.barSamples;
      const heard = score.events.filter(isQuiet);
      expect(heard.filter(({ instrument }) => 'drum' in instrument)).toEqual([]);
    }
  });

  // Proves demo-music: Half end on a chord
  it('end on a chord in half of them', () => {
    const ended = songs.filter(({ score }) => score.ending === 'chord').length;
    expect(ended / songs.length).toBeGreaterThan(0.45);
    expect(ended / songs.length).toBeLessThan(0.55);
  });

  // Proves demo-music: A tune to hum
  it('have a tune within a tenth that mostly moves by steps', () => {
    const tunes = alone.map(getTune).filter(({ length }) => length > 0);
    expect(tunes.length).toBeGreaterThan(200);
    let [steps, moves] = [0, 0];
    for (const tune of tunes) {
      const pitches = tune.map(({ midi }) => midi);
      expect(Math.max(...pitches) - Math.min(...pitches)).toBeLessThanOrEqual(16);
      for (const [index, pitch] of pitches.slice(1).entries()) {
        moves += 1;
        if (Math.abs(pitch - (pitches[index] ?? 0)) <= 2) steps += 1;
      }
    }
    expect(steps / moves).toBeGreaterThan(0.66);
  });

  // Proves demo-music: None like another
  it('share tempo, key and instruments with no other song of the genre', () => {
    const getSound = ({ score, genre }: Song) =>
      JSON.stringify([genre, Math.round(score.tempo / 4), score.key, score.instruments]);
    expect(new Set(alone.map(getSound)).size).toBe(alone.length);
  });

  // Proves demo-music: Neighbours differ
  it('differ from the album’s next song in tempo, key and lead', () => {
    for (const [index, song] of alone.entries()) {
      const next = alone[index + 1];
      const isAlbum = next && next.trackId.slice(0, -2) === song.trackId.slice(0, -2);
      if (!isAlbum) continue;
      const [one, other] = [song.score, next.score];
      expect(other.key.tonic).not.toBe(one.key.tonic);
      expect(other.instruments.lead).not.toBe(one.instruments.lead);
      const pace = Math.abs(Math.log(other.barSamples / one.barSamples));
      expect(pace).toBeGreaterThan(0.02);
    }
  });
});
