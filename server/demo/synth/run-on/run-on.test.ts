import { expect, it } from 'vitest';
import { catalogue } from '#sample/catalogue.ts';
import { createNoteCache } from '../note-cache.ts';
import { blockSamples, composePiece, performPiece, settlingSamples } from '../piece.ts';
import { findRun } from './albums.ts';

const albums = ['alb_oceano-modular_delta', 'alb_cuarteto-vencejo_cartas-a-nadie'];

it.each(albums)('runs on from song to song: %s', (albumId) => {
  const tracks = catalogue.tracks.filter((track) => track.albumId === albumId);
  const genre = catalogue.albums.find(({ id }) => id === albumId)?.genre ?? 'Pop';
  const recipes = tracks.map(({ id: trackId, duration }) => ({ trackId, genre, duration }));
  for (const [index, recipe] of recipes.entries()) {
    const run = findRun(recipe);
    expect(run).toMatchObject({ first: recipes[0], before: recipes[index - 1] ?? null });
    expect(run?.after).toEqual(recipes[index + 1] ?? null);
  }
});

// Proves demo-music: No gap
it('sounds the same at the seam in both songs, and is never silent', () => {
  const note = createNoteCache();
  const song = (number: number, duration: number) =>
    composePiece(
      { trackId: `trk_oceano-modular_delta_0${number}`, genre: 'Electronic', duration },
      note,
    );
  const [first, second] = [song(1, 265), song(2, 268)];
  const from = settlingSamples + blockSamples * 2;
  const end = performPiece(first, note, first.score.samples - from);
  const beginning = performPiece(second, note, -from);
  for (let at = -from; at < blockSamples * 4; at += blockSamples) {
    const before = end.render().left.slice();
    const after = beginning.render().left;
    if (at < -blockSamples) continue;
    const apart = before.reduce(
      (most, x, index) => Math.max(most, Math.abs(x - (after[index] ?? 0))),
      0,
    );
    // 60 dB below full scale.
    expect(apart).toBeLessThan(0.001);
    expect(Math.sqrt(before.reduce((sum, x) => sum + x * x, 0) / before.length)).toBeGreaterThan(
      0.01,
    );
  }
});
