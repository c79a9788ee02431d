import { asc, desc, eq, isNotNull } from '#drizzle/orm.ts';
import { chartIds } from '#contract/codes.ts';
import type { PictureSubject } from '../../media/media-source.ts';
import type { PictureKind } from '../../media/picture-kind.ts';
import { pictureAsset, sentAsset } from '../../media/sent-picture.ts';
import type { StoredAsset } from '../../platform/assets/asset.repository.ts';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { userImageTable } from '../user/user-image.table.ts';
import { userTable } from '../user/user.table.ts';

/**
 * Reads what a picture depends on, in one statement. Covers of private playlists are served too:
 * image elements send no token, and a cover reveals less than the id in its address.
 */
export async function findPictureSubject(
  db: Db,
  kind: PictureKind,
  id: string,
): Promise<PictureSubject | null> {
  if (kind === 'user') return findUserPicture(db, id);
  const [found] = await getRows(db, kind, id);
  if (found === undefined) return null;
  const { asset = null, ...known } = found;
  return { kind, id, ...known, sent: sentAsset(asset) };
}

async function findUserPicture(db: Db, id: string): Promise<PictureSubject | null> {
  const [found] = await db
    .select({
      hash: userImageTable.hash,
      version: userImageTable.version,
      status: userTable.status,
    })
    .from(userTable)
    .leftJoin(userImageTable, eq(userImageTable.userId, userTable.id))
    .where(eq(userTable.id, id));
  if (found === undefined) return null;
  const { hash, version, status } = found;
  // A suspended user's picture is replaced by a drawn one.
  const isShown = status !== 'suspended';
  const sent = isShown && hash !== null && version !== null ? { hash, version } : null;
  return { kind: 'user', id, sent };
}

type FoundRow = { genre?: string; name?: string; asset?: StoredAsset | null };

function getRows(db: Db, kind: Exclude<PictureKind, 'user'>, id: string): Promise<FoundRow[]> {
  const { name, genre } = artistTable;
  const asset = pictureAsset(kind, id);
  switch (kind) {
    case 'album':
      return db
        .select({ genre: albumTable.genre, asset })
        .from(albumTable)
        .where(eq(albumTable.id, id));
    case 'artist':
    case 'banner':
      return db.select({ name, genre, asset }).from(artistTable).where(eq(artistTable.id, id));
    case 'playlist':
      return db
        .select({ name: playlistTable.name, asset })
        .from(playlistTable)
        .where(eq(playlistTable.id, id));
    case 'chart':
      return Promise.resolve(chartIds.some((chart) => chart === id) ? [{}] : []);
  }
}

export async function listForemostSubjects(db: Db, most: number): Promise<PictureSubject[]> {
  const playlists = await db
    .select({ id: playlistTable.id, name: playlistTable.name })
    .from(playlistTable)
    .where(isNotNull(playlistTable.featuredPosition))
    .orderBy(asc(playlistTable.featuredPosition))
    .limit(most);
  const artists = await db
    .select({ id: artistTable.id, name: artistTable.name, genre: artistTable.genre })
    .from(artistTable)
    .orderBy(desc(artistTable.monthlyListeners))
    .limit(most);
  const albums = await db
    .select({ id: albumTable.id, genre: albumTable.genre })
    .from(albumTable)
    .orderBy(desc(albumTable.releaseDate))
    .limit(most);
  return [
    ...playlists.map((row) => ({ kind: 'playlist' as const, ...row })),
    ...artists.map((row) => ({ kind: 'artist' as const, ...row })),
    ...albums.map((row) => ({ kind: 'album' as const, ...row })),
  ];
}
