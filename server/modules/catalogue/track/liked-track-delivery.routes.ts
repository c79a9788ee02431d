import { pageLimits } from '#contract/limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { cutPart, moments, readCursor } from '../../../platform/cursor.ts';
import { announceDelivery, takeDelivery } from '../../../platform/repeats/take-delivery.ts';
import { serve } from '../../../platform/serve.ts';
import { likeTrack } from './like-track.ts';
import { findLikedTracks } from './liked-track.repository.ts';

/** Takes likes that were given without a network. See docs/product/outbox.md. */
export const likedTrackDeliveryRoutes: AppModule = (app, { db, clock }) => {
  serve(app, 'GET /user/liked-tracks', { access: 'listener' }, async (request, reply) => {
    const { cursor, limit = pageLimits.collection } = request.query;
    const position = cursor === undefined ? null : readCursor(cursor, moments);
    const found = await findLikedTracks(db, getViewer(request).id, position, limit + 1);
    const { rows, nextCursor } = cutPart(found, limit, ({ likedAt, id }) => ({
      order: likedAt.getTime(),
      id,
    }));
    announceDelivery(reply);
    if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
    return rows.map(({ id, title, likedAt }) => ({ id, title, since: likedAt.toISOString() }));
  });

  serve(app, 'POST /user/liked-tracks', { access: 'listener' }, (request) => {
    const { body: delivered } = request;
    const { trackId, isLiked: liked } = delivered;
    const listenerId = getViewer(request).id;
    return takeDelivery(request, clock, delivered, async ({ tx, at, now }) => {
      const body = liked ? { liked, likedAt: at.toISOString() } : { liked };
      await likeTrack(tx, { listenerId, trackId, now, body });
    });
  });
};
