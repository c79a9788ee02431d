import type { FullAlbum } from '#contract/album.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { imagePath } from '../../../media/image-path.ts';
import { sentAsset } from '../../../media/sent-picture.ts';
import { describeTracks, findAlbumTracks } from '../track/index.ts';
import { findAlbum } from './album.repository.ts';
import { findStandingAlbum } from './former-album.repository.ts';

/** The address of a former album opens the one that its songs went to. */
export async function openAlbum(
  dependencies: Dependencies,
  albumId: string,
  viewer: Viewer | null,
): Promise<FullAlbum | null> {
  const { db, media } = dependencies;
  const album = await findAlbum(db, albumId, viewer?.id ?? null);
  if (album === null) {
    const standing = await findStandingAlbum(db, albumId);
    return standing === null ? null : openAlbum(dependencies, standing, viewer);
  }
  const { artistId, artistName, picture, isLiked, released, ...about } = album;
  const { id, genre } = album;
  const tracks = await findAlbumTracks(db, id);
  return {
    ...about,
    artist: { id: artistId, name: artistName },
    totalTracks: tracks.length,
    duration: tracks.reduce((total, { duration }) => total + duration, 0),
    coverImage: imagePath('album', id),
    tracks: await describeTracks(tracks, viewer, dependencies, { kind: 'album' }),
    colour: await media.picture({ kind: 'album', id, genre, sent: sentAsset(picture) }).colour(),
    ...(released !== null && { released }),
    ...(viewer && { isLiked }),
  };
}
