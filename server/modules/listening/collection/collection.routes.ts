import type { FastifyReply } from 'fastify';
import { pageLimits } from '#contract/limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { moments, readCursor, cutPart } from '../../../platform/cursor.ts';
import { announceDelivery, takeDelivery } from '../../../platform/repeats/take-delivery.ts';
import { serve } from '../../../platform/serve.ts';
import { imagePath } from '../../../media/image-path.ts';
import { findFollowedArtists } from '../../catalogue/artist/index.ts';
import { findLikedAlbums } from '../../catalogue/album/index.ts';
import { takeAlbumLike, takeFollow } from './deliver.ts';

type Query = { cursor?: string | undefined; limit?: number | undefined };

/** See docs/product/outbox.md. */
export const collectionRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;

  serve(app, 'GET /user/followed-artists', { access: 'listener' }, async (request, reply) => {
    const { id: userId } = getViewer(request);
    const rows = await findFollowedArtists(db, { userId, ...partOf(request.query) });
    return endPart(rows, request.query, reply).map(({ since, ...artist }) => ({
      ...artist,
      image: imagePath('artist', artist.id),
      since: since.toISOString(),
    }));
  });

  serve(app, 'POST /user/followed-artists', { access: 'listener' }, (request) => {
    const { body: delivered } = request;
    const { id: userId } = getViewer(request);
    return takeDelivery(request, clock, delivered, ({ tx, now }) =>
      takeFollow(tx, { userId, now, delivered }),
    );
  });

  serve(app, 'GET /user/liked-albums', { access: 'listener' }, async (request, reply) => {
    const { id: userId } = getViewer(request);
    const rows = await findLikedAlbums(db, { userId, ...partOf(request.query) });
    return endPart(rows, request.query, reply).map(({ since, ...album }) => ({
      ...album,
      coverImage: imagePath('album', album.id),
      since: since.toISOString(),
    }));
  });

  serve(app, 'POST /user/liked-albums', { access: 'listener' }, (request) => {
    const { body: delivered } = request;
    const { id: userId } = getViewer(request);
    return takeDelivery(request, clock, delivered, ({ tx, now }) =>
      takeAlbumLike(tx, { userId, now, delivered }),
    );
  });
};

function partOf({ cursor, limit = pageLimits.collection }: Query) {
  return {
    position: cursor === undefined ? null : readCursor(cursor, moments),
    limit: limit + 1,
  };
}

function endPart<Row extends { id: string; since: Date }>(
  found: readonly Row[],
  { limit = pageLimits.collection }: Query,
  reply: FastifyReply,
): Row[] {
  announceDelivery(reply);
  const { rows, nextCursor } = cutPart(found, limit, ({ since, id }) => ({
    order: since.getTime(),
    id,
  }));
  if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
  return rows;
}
