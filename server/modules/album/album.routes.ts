import * as z from 'zod/mini';
import { type FullAlbum, fullAlbumSchema } from '#contract/album.ts';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { sentAsset } from '../../media/sent-picture.ts';
import { imagePath } from '../../media/image-path.ts';
import { describeTracks } from '../track/index.ts';
import { findAlbum, findAlbumTracks } from './album.repository.ts';

const paramsSchema = z.strictObject({ id: idSchema });

export const albumRoutes: AppModule = (app, dependencies) => {
  const { db, media } = dependencies;

  app.get(
    '/api/albums/:id',
    {
      config: { access: 'optional' },
      schema: { params: paramsSchema, response: { 200: fullAlbumSchema } },
    },
    async ({ params, viewer }): Promise<FullAlbum> => {
      const album = await findAlbum(db, params.id, viewer?.id ?? null);
      if (album === null) throw problem('not-found');
      const { artistId, artistName, picture, isLiked, ...about } = album;
      const { id, genre } = album;
      const tracks = await findAlbumTracks(db, id);
      return {
        ...about,
        artist: { id: artistId, name: artistName },
        totalTracks: tracks.length,
        duration: tracks.reduce((total, { duration }) => total + duration, 0),
        coverImage: imagePath('album', id),
        tracks: await describeTracks(tracks, viewer, dependencies, { kind: 'album' }),
        colour: await media
          .picture({ kind: 'album', id, genre, sent: sentAsset(picture) })
          .colour(),
        ...(viewer && { isLiked }),
      };
    },
  );
};
