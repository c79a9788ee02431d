import { catalogue } from './catalogue.ts';
import type { Playlist } from './catalogue-types.ts';
import { sampleToday } from './sample-today.ts';
import { seeded } from './seeded.ts';

const releaseDays = new Map(catalogue.albums.map(({ id, releaseDate }) => [id, releaseDate]));
const trackDays = new Map(
  catalogue.tracks.map(({ id, albumId }) => [id, releaseDays.get(albumId) ?? sampleToday]),
);

export type PlaylistEntry = { entryId: string; trackId: string; addedAt: string };

/** Release in milliseconds; the sample's last day if unknown. */
export const releasedAt = (trackId: string): number =>
  Date.parse(trackDays.get(trackId) ?? sampleToday);

/**
 * The tracks in order with entry ids and the moment each was added (ISO 8601): between the
 * playlist's first day and the sample's last, never before the track's release.
 */
export function playlistEntries(playlist: Playlist): PlaylistEntry[] {
  const createdAt = Date.parse(playlist.createdOn);
  const span = Date.parse(sampleToday) - createdAt;
  return playlist.trackIds.map((trackId, index) => {
    const step = (index + seeded(`${playlist.id} ${trackId}`)) / playlist.trackIds.length;
    const added = Math.max(createdAt + Math.floor(span * step), releasedAt(trackId) + 3_600_000);
    const entryId = `${playlist.id}-${index + 1}`;
    return { entryId, trackId, addedAt: new Date(added).toISOString() };
  });
}
