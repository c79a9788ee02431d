import { eq, or } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import { insertUnlistedArtist } from '../artist/index.ts';
import type { Genre } from '#contract/artist.ts';
import { musicAlbumTable } from './music-album.table.ts';
import { musicArtistTable } from './music-artist.table.ts';

/** Characters: some letters stand for eighteen, and an index has a limit. */
const keyMost = 300;

/** A name without letters, such as `!!!`, is its own key. */
export const toNameKey = (name: string): string => (normalise(name) || name).slice(0, keyMost);

export type TaggedArtist = { name: string; musicbrainzId?: string | undefined };

/**
 * By the id of MusicBrainz, else by a name that no other id holds. An artist of a label is another
 * one, whatever its name.
 *
 * @returns the id of the artist.
 */
export async function findOrAddArtist(
  tx: Db,
  { name, musicbrainzId }: TaggedArtist,
  genre: Genre,
): Promise<string> {
  const nameKey = toNameKey(name);
  const table = musicArtistTable;
  const found = await tx
    .select()
    .from(table)
    .where(
      musicbrainzId === undefined
        ? eq(table.nameKey, nameKey)
        : or(eq(table.nameKey, nameKey), eq(table.musicbrainzId, musicbrainzId)),
    )
    .orderBy(table.artistId);
  const same = musicbrainzId && found.find((row) => row.musicbrainzId === musicbrainzId);
  const named = found.find((row) => !musicbrainzId || row.musicbrainzId === null);
  const chosen = same || named;
  if (chosen) {
    if (musicbrainzId && chosen.musicbrainzId === null) {
      await tx.update(table).set({ musicbrainzId }).where(eq(table.artistId, chosen.artistId));
    }
    return chosen.artistId;
  }
  const artistId = newId();
  const empty = { bio: '', country: '', socialLinks: {}, relatedIds: [] };
  await insertUnlistedArtist(tx, { id: artistId, name, genre, isOfHouse: true, ...empty });
  await tx.insert(table).values({ artistId, nameKey, musicbrainzId: musicbrainzId ?? null });
  return artistId;
}

export type AlbumKeys = typeof musicAlbumTable.$inferSelect;

/** Those that may be the album of a file. */
export const findAlbumKeys = (
  tx: Db,
  { titleKey, musicbrainzId }: Pick<AlbumKeys, 'titleKey' | 'musicbrainzId'>,
): Promise<AlbumKeys[]> =>
  tx
    .select()
    .from(musicAlbumTable)
    .where(
      musicbrainzId === null
        ? eq(musicAlbumTable.titleKey, titleKey)
        : or(
            eq(musicAlbumTable.titleKey, titleKey),
            eq(musicAlbumTable.musicbrainzId, musicbrainzId),
          ),
    )
    .orderBy(musicAlbumTable.albumId);

export async function saveAlbumKeys(tx: Db, keys: AlbumKeys): Promise<void> {
  const { albumId: _, ...changed } = keys;
  await tx
    .insert(musicAlbumTable)
    .values(keys)
    .onConflictDoUpdate({ target: musicAlbumTable.albumId, set: changed });
}

/** Whether tags name an artist of the whole album. */
export async function hasArtistKey(tx: Db, albumId: string): Promise<boolean> {
  const [keys] = await tx
    .select({ artistKey: musicAlbumTable.artistKey })
    .from(musicAlbumTable)
    .where(eq(musicAlbumTable.albumId, albumId));
  return keys?.artistKey != null;
}
