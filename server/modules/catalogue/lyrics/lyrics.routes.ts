import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { AppModule } from '../../../platform/app.ts';
import { judgePreconditions } from '../../../platform/content/preconditions.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { findTrackCard } from '../track/index.ts';
import { findLyrics } from './lyrics.repository.ts';

/** Lyrics name nobody who asks, and each browser asks whether they changed. */
const caching = 'private, no-cache';

export const lyricsRoutes: AppModule = (app, { db }) => {
  serve(app, 'GET /tracks/:id/lyrics', { access: 'optional' }, async (request, reply) => {
    const { id } = request.params;
    const lyrics = await findLyrics(db, id);
    if (lyrics === null && (await findTrackCard(db, id)) === null) throw problem('not-found');
    const etag = `"${hash('sha256', JSON.stringify(lyrics), 'base64url').slice(0, 22)}"`;
    reply.headers({ etag, 'cache-control': caching });
    if (judgePreconditions(request.headers, etag) === 'unchanged') {
      // The contract describes answers with a content.
      return (reply as unknown as FastifyReply).code(304).send() as never;
    }
    return { lyrics };
  });
};
