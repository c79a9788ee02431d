import type { FullArtist } from '#contract/artist.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { imagePath } from '../../../media/image-path.ts';
import { sentAsset } from '../../../media/sent-picture.ts';
import { describeTracks, findTopTracks } from '../track/index.ts';
import { type ArtistRow, findArtist } from './artist.repository.ts';

/** Source: the contract. */
const topTracksMax = 10;

export async function openArtist(
  dependencies: Dependencies,
  artistId: string,
  viewer: Viewer | null,
): Promise<FullArtist | null> {
  const { db, media } = dependencies;
  const found = await findArtist(db, artistId, viewer?.id ?? null);
  if (found === null) return null;
  const { picture, isFollowing, ...artist } = found;
  const { id, genre, name } = artist;
  const portrait = media.picture({ kind: 'artist', id, genre, name, sent: sentAsset(picture) });
  const tracks = await findTopTracks(db, id, topTracksMax);
  return {
    ...describeArtist(artist),
    topTracks: await describeTracks(tracks, viewer, dependencies, { kind: 'artist' }),
    colour: await portrait.colour(),
    ...(viewer && { isFollowing }),
  };
}

function describeArtist({
  albums,
  related,
  ...artist
}: Omit<ArtistRow, 'picture' | 'isFollowing'>): Omit<
  FullArtist,
  'topTracks' | 'colour' | 'isFollowing'
> {
  const { id } = artist;
  return {
    ...artist,
    image: imagePath('artist', id),
    bannerImage: imagePath('banner', id),
    albums: albums.map((album) => ({ ...album, coverImage: imagePath('album', album.id) })),
    relatedArtists: related.map((other) => ({ ...other, image: imagePath('artist', other.id) })),
  };
}
