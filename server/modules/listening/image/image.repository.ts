import { chartIds } from '#contract/codes.ts';
import type { PictureSubject } from '../../../media/media-source.ts';
import type { PictureKind } from '../../../media/picture-kind.ts';
import { sentAsset } from '../../../media/sent-picture.ts';
import type { StoredAsset } from '../../../platform/assets/asset.repository.ts';
import type { Db } from '../../../platform/database/db.ts';
import {
  findAlbumPicture,
  findForemostAlbums,
  findStandingAlbum,
} from '../../catalogue/album/index.ts';
import { findArtistPicture, findForemostArtists } from '../../catalogue/artist/index.ts';
import { findForemostPlaylists, findPlaylistPicture } from '../playlist/index.ts';
import { findUserPicture } from '../../people/user/index.ts';

/**
 * Reads what a picture depends on, in one statement. Covers of private playlists are served too:
 * image elements send no token, and a cover reveals less than the id in its address.
 */
export async function findPictureSubject(
  db: Db,
  kind: PictureKind,
  id: string,
): Promise<PictureSubject | null> {
  if (kind === 'user') {
    const found = await findUserPicture(db, id);
    return found && { kind, id, ...found };
  }
  const [found] = await getRows(db, kind, id);
  if (found === undefined) {
    const standing = kind === 'album' ? await findStandingAlbum(db, id) : null;
    return standing === null ? null : findPictureSubject(db, kind, standing);
  }
  const { asset = null, ...known } = found;
  return { kind, id, ...known, sent: sentAsset(asset) };
}

type FoundRow = { genre?: string; name?: string; asset?: StoredAsset | null };

function getRows(db: Db, kind: Exclude<PictureKind, 'user'>, id: string): Promise<FoundRow[]> {
  switch (kind) {
    case 'album':
      return findAlbumPicture(db, id);
    case 'artist':
    case 'banner':
      return findArtistPicture(db, kind, id);
    case 'playlist':
      return findPlaylistPicture(db, id);
    case 'chart':
      return Promise.resolve(chartIds.some((chart) => chart === id) ? [{}] : []);
  }
}

export async function listForemostSubjects(db: Db, most: number): Promise<PictureSubject[]> {
  const playlists = await findForemostPlaylists(db, most);
  const artists = await findForemostArtists(db, most);
  const albums = await findForemostAlbums(db, most);
  return [
    ...playlists.map((row) => ({ kind: 'playlist' as const, ...row })),
    ...artists.map((row) => ({ kind: 'artist' as const, ...row })),
    ...albums.map((row) => ({ kind: 'album' as const, ...row })),
  ];
}
