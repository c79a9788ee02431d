import type { FastifyReply } from 'fastify';
import {
  collectionQuerySchema,
  deliveredAlbumLikeSchema,
  deliveredFollowSchema,
  deliveryAnswerSchema,
  followedArtistListSchema,
  likedAlbumListSchema,
} from '#contract/collection.ts';
import { pageLimits } from '#contract/limits.ts';
import { viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { moments, readCursor, writeCursor } from '../../platform/cursor.ts';
import { deliverOnce } from '../../platform/repeats/answer-once.ts';
import { imagePath } from '../image/image-path.ts';
import { findFollowedArtists, findLikedAlbums } from './collection.repository.ts';
import { takeAlbumLike, takeFollow } from './deliver.ts';

type Query = { cursor?: string | undefined; limit?: number | undefined };

/** Artists that a person follows and albums that they like. See docs/product/outbox.md. */
export const collectionRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;

  app.get(
    '/api/user/followed-artists',
    {
      config: { access: 'listener' },
      schema: { querystring: collectionQuerySchema, response: { 200: followedArtistListSchema } },
    },
    async (request, reply) => {
      const { id: userId } = viewerOf(request);
      const rows = await findFollowedArtists(db, { userId, ...partOf(request.query) });
      return endPart(rows, request.query, reply).map(({ since, ...artist }) => ({
        ...artist,
        image: imagePath('artist', artist.id),
        since: since.toISOString(),
      }));
    },
  );

  app.post(
    '/api/user/followed-artists',
    {
      config: { access: 'listener' },
      schema: { body: deliveredFollowSchema, response: { 200: deliveryAnswerSchema } },
    },
    (request) => {
      const { body: delivered } = request;
      const delivery = { userId: viewerOf(request).id, now: clock(), delivered };
      return deliverOnce(request, dependencies, delivered.id, async (tx) => {
        await takeFollow(tx, delivery);
        return { id: delivered.id };
      });
    },
  );

  app.get(
    '/api/user/liked-albums',
    {
      config: { access: 'listener' },
      schema: { querystring: collectionQuerySchema, response: { 200: likedAlbumListSchema } },
    },
    async (request, reply) => {
      const { id: userId } = viewerOf(request);
      const rows = await findLikedAlbums(db, { userId, ...partOf(request.query) });
      return endPart(rows, request.query, reply).map(({ since, ...album }) => ({
        ...album,
        coverImage: imagePath('album', album.id),
        since: since.toISOString(),
      }));
    },
  );

  app.post(
    '/api/user/liked-albums',
    {
      config: { access: 'listener' },
      schema: { body: deliveredAlbumLikeSchema, response: { 200: deliveryAnswerSchema } },
    },
    (request) => {
      const { body: delivered } = request;
      const delivery = { userId: viewerOf(request).id, now: clock(), delivered };
      return deliverOnce(request, dependencies, delivered.id, async (tx) => {
        await takeAlbumLike(tx, delivery);
        return { id: delivered.id };
      });
    },
  );
};

/** One row more than asked for tells whether the list goes on. */
function partOf({ cursor, limit = pageLimits.collection }: Query) {
  return {
    place: cursor === undefined ? null : readCursor(cursor, moments),
    limit: limit + 1,
  };
}

/** The rows of the part; says in the answer where the next begins, and that the list takes deliveries. */
function endPart<Row extends { id: string; since: Date }>(
  rows: readonly Row[],
  { limit = pageLimits.collection }: Query,
  reply: FastifyReply,
): Row[] {
  reply.header('accept-post', 'application/json');
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (last) {
    reply.header('x-next-cursor', writeCursor({ order: last.since.getTime(), id: last.id }));
  }
  return rows.slice(0, limit);
}
