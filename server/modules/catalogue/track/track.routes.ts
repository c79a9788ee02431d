import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { answerOnce } from '../../../platform/repeats/answer-once.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { readFormerSource } from './audio-address.ts';
import { likeTrack } from './like-track.ts';
import { addLikes, takeLikes } from './liked-track.repository.ts';
import { readLikedTracks } from './liked-tracks.ts';
import { findTrack } from './track.repository.ts';
import { describeTrackPage } from './track-page.view.ts';

export const trackRoutes: AppModule = (app, dependencies) => {
  const { db, clock, mediaKeys } = dependencies;

  serve(app, 'GET /tracks/liked', { access: 'listener' }, async (request, reply) => {
    const liked = await readLikedTracks(getViewer(request), request.query, dependencies);
    reply.header('x-total-count', liked.totals.count);
    reply.header('x-total-duration', liked.totals.duration);
    if (liked.nextCursor !== null) reply.header('x-next-cursor', liked.nextCursor);
    return liked.tracks;
  });

  serve(app, 'POST /tracks/liked', { access: 'listener' }, async (request) => {
    const now = clock();
    const { length } = request.body.likes;
    const likes = request.body.likes.map(({ trackId, likedAt }, index) => ({
      trackId,
      // The last one is the newest.
      likedAt: new Date(likedAt ?? now.getTime() - (length - 1 - index)),
    }));
    const listenerId = getViewer(request).id;
    const { added } = await addLikes(request.tx, { listenerId, likes, now });
    const isNew = new Set(added);
    const rows = likes.flatMap(({ trackId }, row) => (isNew.delete(trackId) ? [row] : []));
    return { added: added.length, rows };
  });

  serve(app, 'POST /tracks/liked/removal', { access: 'listener' }, async (request) => {
    const listenerId = getViewer(request).id;
    const { trackIds } = request.body;
    return { taken: await takeLikes(request.tx, { listenerId, trackIds, now: clock() }) };
  });

  /** The query of an expired audio address keeps its play source for the new one. */
  serve(
    app,
    'GET /tracks/:id',
    { access: 'optional' },
    async ({ params: { id }, query, viewer }) => {
      const row = await findTrack(db, id);
      if (row === null) throw problem('not-found');
      const source = readFormerSource(id, query, mediaKeys) ?? { kind: 'link' };
      return describeTrackPage(row, viewer, dependencies, source);
    },
  );

  serve(app, 'POST /tracks/:id/like', { access: 'listener' }, (request) => {
    const trackId = request.params.id;
    const like = { listenerId: getViewer(request).id, trackId, now: clock() };
    return answerOnce(request, clock, (tx) => likeTrack(tx, { ...like, body: request.body ?? {} }));
  });
};
