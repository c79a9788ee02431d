import { describe, expect, it } from 'vitest';
import { genreSchema } from '#contract/artist.ts';
import { compose } from './compose.ts';
import { createNoteCache } from './note-cache.ts';
import { blockSamples, composePiece, performPiece, settlingSamples } from './piece.ts';
import { styles } from './styles/styles.ts';

const genres = genreSchema.options;

function listen(trackId: string, genre: (typeof genres)[number], duration: number) {
  const note = createNoteCache();
  const piece = performPiece(composePiece({ trackId, genre, duration }, note), note);
  const blocks = Math.ceil((duration * 48_000) / blockSamples);
  const samples = new Float32Array(blocks * blockSamples * 2);
  for (let block = 0; block < blocks; block += 1) {
    const { left, right } = piece.render();
    samples.set(left, block * 2 * blockSamples);
    samples.set(right, (block * 2 + 1) * blockSamples);
  }
  return samples;
}

function energy(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}

describe('the music of a track', () => {
  it('is the same every time', () => {
    expect(listen('trk_a', 'Jazz', 4)).toEqual(listen('trk_a', 'Jazz', 4));
  });

  it.each(genres)(
    'sounds the same from the middle as from the beginning, once settled: %s',
    (genre) => {
      const note = createNoteCache();
      const piece = composePiece({ trackId: 'trk_b', genre, duration: 30 }, note);
      const before = blockSamples * 40;
      const whole = performPiece(piece, note);
      const part = performPiece(piece, note, before);
      for (let at = 0; at < before + settlingSamples; at += blockSamples) {
        whole.render();
        if (at >= before) part.render();
      }
      const { left } = whole.render();
      const other = part.render().left;
      // 70 dB below full scale.
      const apart = left.reduce((most, x, at) => Math.max(most, Math.abs(x - (other[at] ?? 0))), 0);
      expect(apart).toBeLessThan(0.0003);
    },
  );

  it('differs from track to track', () => {
    const scores = Array.from({ length: 20 }, (_, index) =>
      compose({ trackId: `trk_${index}`, genre: 'Pop', duration: 200 }),
    );
    const tunes = scores.map(({ events }) =>
      events
        .slice(0, 200)
        .map(({ at, midi }) => `${at} ${midi}`)
        .join(),
    );
    expect(new Set(tunes).size).toBe(20);
  });

  it.each(genres)('is audible and never clips: %s', (genre) => {
    const samples = listen('trk_b', genre, 6);
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peak).toBeLessThanOrEqual(0.91);
    expect(energy(samples)).toBeGreaterThan(0.03);
  });

  it('fades to silence at its end', () => {
    const samples = listen('trk_c', 'Rock', 6);
    expect(energy(samples.slice(-2400))).toBeLessThan(0.01);
  });

  it.each([1, 5, 20, 61, 200, 420])('fills %i seconds with its sections', (duration) => {
    const score = compose({ trackId: 'trk_d', genre: 'Folk', duration });
    const bars = score.sections.reduce((sum, section) => sum + section.bars, 0);
    expect(score.samples).toBe(duration * 48_000);
    expect(bars * score.barSamples).toBeLessThan(score.samples);
    expect(bars * score.barSamples).toBeGreaterThan(score.samples * 0.7);
  });

  it('has the form of a song', () => {
    const { sections } = compose({ trackId: 'trk_e', genre: 'Reggaeton', duration: 190 });
    expect(sections.map(({ name }) => name)).toEqual([
      'chorus',
      'verse',
      'chorus',
      'verse',
      'chorus',
      'verse',
      'break',
      'chorus',
      'outro',
    ]);
  });
});

describe('the styles', () => {
  const all = Object.entries(styles).flatMap(([genre, list]) =>
    list.map((style) => ({ genre, style })),
  );

  it.each(all)('write every pattern of $genre as one bar', ({ style }) => {
    const grooves = [...style.grooves, style.lift].flatMap((groove) => Object.values(groove));
    const parts = [style.bass, style.comp, ...(style.second ? [style.second] : [])];
    const patterns = [...grooves, ...parts.flatMap((part) => part.patterns), ...style.lead.rhythms];
    expect(patterns.filter((pattern) => pattern?.length !== style.steps)).toEqual([]);
  });
});
