import * as z from 'zod/mini';
import { type FullArtist, fullArtistSchema } from '#contract/artist.ts';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { sentAsset } from '../../media/sent-picture.ts';
import { imagePath } from '../../media/image-path.ts';
import { describeTracks } from '../track/index.ts';
import { type ArtistRow, findArtist, findTopTracks } from './artist.repository.ts';

/** Source: the contract. */
const topTracksMax = 10;

const paramsSchema = z.strictObject({ id: idSchema });

export const artistRoutes: AppModule = (app, dependencies) => {
  const { db, media } = dependencies;

  app.get(
    '/api/artists/:id',
    {
      config: { access: 'optional' },
      schema: { params: paramsSchema, response: { 200: fullArtistSchema } },
    },
    async ({ params, viewer }): Promise<FullArtist> => {
      const found = await findArtist(db, params.id, viewer?.id ?? null);
      if (found === null) throw problem('not-found');
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
    },
  );
};

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
