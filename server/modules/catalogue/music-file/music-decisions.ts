import type { Db } from '../../../platform/database/db.ts';
import { findDecidedAlbums, findJoinedKeys, findShifts } from './music-decision.repository.ts';
import type { AlbumKeys } from './music-names.repository.ts';

/** What admins decided by hand, for the files of one transaction. */
export type MusicDecisions = {
  /** Where a song stays. */
  of: (trackId: string) => { albumId: string; discShift: number } | null;
  /** Keeps title, artist and date, whatever tags say. */
  isDecided: (albumId: string) => boolean;
  /** Like `findAlbumKeys`, of albums that were joined to others. */
  joinedKeys: (wanted: Pick<AlbumKeys, 'titleKey' | 'musicbrainzId'>) => readonly AlbumKeys[];
  /** The album that the songs of a joined one went to; others are answered themselves. */
  standing: (albumId: string) => string;
};

export async function readMusicDecisions(
  tx: Db,
  trackIds: readonly string[],
): Promise<MusicDecisions> {
  const decided = new Set(await findDecidedAlbums(tx));
  const shifts = decided.size === 0 ? new Map() : await findShifts(tx, trackIds);
  const joined = decided.size === 0 ? [] : await findJoinedKeys(tx);
  const into = new Map(joined.map(({ albumId, intoId }) => [albumId, intoId]));
  const standing = (albumId: string): string => {
    const next = into.get(albumId);
    return next === undefined ? albumId : standing(next);
  };
  return {
    of: (trackId) => shifts.get(trackId) ?? null,
    isDecided: (albumId) => decided.has(albumId),
    joinedKeys: ({ titleKey, musicbrainzId }) =>
      joined.filter(
        (keys) =>
          keys.titleKey === titleKey ||
          (musicbrainzId !== null && keys.musicbrainzId === musicbrainzId),
      ),
    standing,
  };
}
