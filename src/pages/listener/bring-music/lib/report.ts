import type { BroughtSong, TrackMatch } from '@/shared/contract/brought-music.ts';
import type { Track } from '@/shared/contract/track.ts';
import type { BroughtFile, BroughtRow } from './brought-file';
import type { DistinctSongs } from './distinct-songs';

export type Verdict = TrackMatch['verdict'];

/** A song of the file; `track` is what would be brought, or the guess. */
export type ReportEntry = {
  position: number;
  song: BroughtSong;
  verdict: Verdict;
  track: Track | null;
  candidates: readonly Track[];
};

/** What the person chose, by the position of the song; null leaves it out. */
export type Choices = { readonly [position: number]: Track | null };

export function getReport(
  { songs }: DistinctSongs,
  matches: readonly TrackMatch[],
  choices: Choices,
): ReportEntry[] {
  return matches.map(({ verdict, tracks: candidates }, position) => {
    const song = songs[position] ?? { title: '', artist: '' };
    const chosen = choices[position];
    const track = chosen === undefined ? (candidates[0] ?? null) : chosen;
    const decided = chosen === null ? 'missing' : 'matched';
    return {
      position,
      song,
      candidates,
      track,
      verdict: chosen === undefined ? verdict : decided,
    };
  });
}

/**
 * Rows with a match, in the order of the file. A guess counts once it is accepted; of listens of one
 * song in one second the first counts.
 */
export function getBrought(
  { kind, rows }: BroughtFile,
  { of }: DistinctSongs,
  report: ReportEntry[],
) {
  const known = new Set<string>();
  return rows.flatMap(({ at }, row) => {
    const entry = report[of[row] ?? -1];
    if (entry?.verdict !== 'matched' || entry.track === null) return [];
    const listen = `${entry.track.id} ${at?.slice(0, 19)}`;
    if (kind === 'history' && known.has(listen)) return [];
    known.add(listen);
    return [{ trackId: entry.track.id, at }];
  });
}

/** How many name a song again, whatever the file calls it. */
export const countRepeated = (tracks: readonly BroughtTrack[]): number =>
  tracks.length - new Set(tracks.map(({ trackId }) => trackId)).size;

/** Rows of a file that stay out for want of a match. */
export const getMissing = (
  { rows }: BroughtFile,
  { of }: DistinctSongs,
  report: readonly ReportEntry[],
): BroughtRow[] => rows.filter((_, row) => report[of[row] ?? -1]?.verdict !== 'matched');

export type BroughtTrack = ReturnType<typeof getBrought>[number];
