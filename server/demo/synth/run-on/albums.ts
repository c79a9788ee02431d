import type { Recipe } from '../compose.ts';

/** Seconds of the songs, by the beginning of their ids. */
const albums: Readonly<Record<string, readonly number[]>> = {
  'trk_oceano-modular_delta_': [265, 268, 261, 245],
  'trk_cuarteto-vencejo_cartas-a-nadie_': [259, 261, 257, 225, 310, 284, 307],
};

/** Whom a song follows and who follows it without a gap; `first` opens the album. */
export type Run = { first: Recipe; before: Recipe | null; after: Recipe | null };

/** Returns null for a song that stands alone. */
export function findRun({ trackId, genre, duration }: Recipe): Run | null {
  const [, album = '', number = ''] = /^(.*_)(\d\d)$/.exec(trackId) ?? [];
  const songs = (albums[album] ?? []).map((seconds, index) => ({
    trackId: `${album}${String(index + 1).padStart(2, '0')}`,
    genre,
    duration: seconds,
  }));
  const at = Number(number) - 1;
  const [first] = songs;
  if (!first || songs[at]?.duration !== duration) return null;
  return { first, before: songs[at - 1] ?? null, after: songs[at + 1] ?? null };
}
