import { and, eq, sql } from '#drizzle/orm.ts';
import type { PgColumn, PgTable } from '#drizzle/pg-core.ts';
import type { FullArtist } from '#contract/artist.ts';
import type { StoredAsset } from '../../../platform/assets/asset.repository.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumsOfArtist, type ListedAlbum } from '../album/index.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { followedArtistTable } from './followed-artist.table.ts';
import { indexArtists } from '../search-index/index.ts';
import { pictureAsset } from '../../../media/sent-picture.ts';
import { artistMemberTable } from './artist-member.table.ts';
import { artistTable } from './artist.table.ts';

export async function insertArtists(
  tx: Db,
  artists: readonly (typeof artistTable.$inferInsert)[],
): Promise<void> {
  await insertAll(tx, artistTable, artists);
  await indexArtists(
    tx,
    artists.map(({ id }) => id),
  );
}

export type ArtistRow = Pick<
  FullArtist,
  | 'id'
  | 'name'
  | 'bio'
  | 'genre'
  | 'country'
  | 'followers'
  | 'monthlyListeners'
  | 'verified'
  | 'socialLinks'
> & {
  albums: ListedAlbum[];
  related: { id: string; name: string }[];
  isFollowing: boolean;
  picture: StoredAsset | null;
};

const isFollowing = (listenerId: string | null) =>
  sql<boolean>`exists (
    select from ${followedArtistTable} as follow
    where follow.artist_id = artist.id and follow.user_id = ${listenerId} and follow.until is null)`;

/** @param listenerId null for a visitor. */
export async function findArtist(
  db: Db,
  id: string,
  listenerId: string | null,
): Promise<ArtistRow | null> {
  // A query builder's select of one table omits the table's name.
  const related = sql<ArtistRow['related']>`(
    select coalesce(json_agg(json_build_object('id', other.id, 'name', other.name) order by wanted.place), '[]')
    from unnest(artist.related_ids) with ordinality as wanted (id, place)
    join ${artistTable} as other on other.id = wanted.id)`;
  const [row] = await db
    .select({
      id: artistTable.id,
      name: artistTable.name,
      bio: artistTable.bio,
      genre: artistTable.genre,
      country: artistTable.country,
      followers: artistTable.followers,
      monthlyListeners: artistTable.monthlyListeners,
      verified: artistTable.verified,
      socialLinks: artistTable.socialLinks,
      albums: albumsOfArtist(sql`artist.id`),
      related,
      picture: pictureAsset('artist', id),
      isFollowing: isFollowing(listenerId),
    })
    .from(artistTable)
    .where(eq(artistTable.id, id));
  return row ?? null;
}

export async function countFollower(tx: Db, artistId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(artistTable)
    .set({
      followers: sql`${artistTable.followers} + ${by}`,
      followersHere: sql`${artistTable.followersHere} + ${by}`,
    })
    .where(eq(artistTable.id, artistId));
}

export async function insertArtistMember(
  tx: Db,
  row: typeof artistMemberTable.$inferInsert,
): Promise<void> {
  await tx.insert(artistMemberTable).values(row).onConflictDoNothing();
}

/** Keeps an artist whom a row of these tables names. */
export async function deleteArtistWithout(
  tx: Db,
  id: string,
  tables: readonly (PgTable & { artistId: PgColumn })[],
): Promise<void> {
  const isFree = tables.map(
    (table) => sql`not exists (select from ${table} where ${table.artistId} = ${id})`,
  );
  await tx.delete(artistTable).where(and(eq(artistTable.id, id), ...isFree));
}

/** Search finds the artist once `indexArtists` ran. */
export async function insertUnlistedArtist(
  tx: Db,
  artist: typeof artistTable.$inferInsert,
): Promise<void> {
  await tx.insert(artistTable).values(artist);
}

export async function findArtistCard(db: Db, id: string) {
  const [row] = await db
    .select({
      name: artistTable.name,
      genre: artistTable.genre,
      bio: artistTable.bio,
      listeners: artistTable.monthlyListeners,
    })
    .from(artistTable)
    .where(eq(artistTable.id, id));
  return row ?? null;
}
