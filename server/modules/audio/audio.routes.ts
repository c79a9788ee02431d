import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Genre } from '#contract/artist.ts';
import { idSchema } from '#contract/primitives.ts';
import type { App } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { readAudioAddress, type AudioGrant } from './audio-address.ts';
import type { AudioLibrary } from './audio-library.ts';
import { streamAudio } from './audio-stream.ts';
import { readByteRange } from './byte-range.ts';
import { mp3, mp3Bytes, previewBytes } from './mp3-layout.ts';
import { allowsRange, judgePreconditions } from './preconditions.ts';
import { recipeTag } from './recipe-tag.ts';

/** What of a track its sound depends on. `duration` is in whole seconds. */
export type PlayableTrack = { id: string; genre: Genre; duration: number };

/** Seconds `from` to `to` of a track that a listener has been sent. */
export type Served = { listenerId: string; track: PlayableTrack; from: number; to: number };

export type AudioOptions = {
  findTrack: (id: string) => Promise<PlayableTrack | null>;
  library: Pick<AudioLibrary, 'open'>;
  secret: string;
  clock: () => Date;
  onServed: (served: Served) => void;
};

const paramsSchema = z.strictObject({ id: idSchema });
const parameter = z.optional(z.string().check(z.maxLength(64)));
const querySchema = z.strictObject({ e: parameter, l: parameter, s: parameter });

/**
 * `GET` and `HEAD /api/tracks/:id/audio`: a track's MP3, whole or a range of it, to whoever holds a
 * signed address. A visitor's address yields the preview as if it were the whole file. The entity tag
 * is strong: recipe, synthesis version and engine, and whether it is the preview (see `recipeTag`).
 * Several ranges in one request get the whole, which RFC 9110 allows. Source: RFC 9110, 13 to 15.
 */
export function audioRoutes(
  app: App,
  { findTrack, library, secret, clock, onServed }: AudioOptions,
) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/tracks/:id/audio',
    config: { access: 'public' },
    schema: { params: paramsSchema, querystring: querySchema },
    async handler(request, reply) {
      const { id } = request.params;
      const grant = readAudioAddress(id, request.query, { now: clock(), secret });
      if (grant === null) throw problem('forbidden');
      const track = await findTrack(id);
      if (track === null) throw problem('not-found');
      return answer(request, reply, track, grant);
    },
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    track: PlayableTrack,
    grant: AudioGrant,
  ) {
    const recipe = { trackId: track.id, genre: track.genre, duration: track.duration };
    const isPreview = grant.listenerId === null;
    const size = isPreview ? previewBytes(track.duration) : mp3Bytes(track.duration);
    const etag = `"${recipeTag(recipe)}${isPreview ? '-p' : ''}"`;
    reply.header('accept-ranges', 'bytes');
    const verdict = judgePreconditions(request.headers, etag);
    if (verdict === 'failed') throw problem('invalid', { status: 412 });
    // Chromium's cache lets one request per address write at a time: a seek while the beginning is
    // still arriving would wait up to 20 s for it. The player keeps what it needs in memory.
    reply.header('etag', etag).header('cache-control', 'no-store');
    if (verdict === 'unchanged') return reply.code(304).send();
    reply.type(mp3.contentType);
    if (request.method === 'HEAD') return reply.header('content-length', size).send();

    const wanted = allowsRange(request.headers, etag) ? request.headers.range : undefined;
    const range = readByteRange(wanted, size);
    if (range === null) {
      reply.header('content-range', `bytes */${size}`).removeHeader('etag');
      throw problem('invalid', { status: 416 });
    }
    const { start, end } = range === 'whole' ? { start: 0, end: size } : range;
    const file = library.open(recipe);
    try {
      // A rendering that cannot start is still an honest failure here, not a broken answer.
      await file.waitFor(start + 1);
    } catch (error) {
      file.close();
      throw error;
    }
    if (range !== 'whole')
      reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${size}`);
    reply.header('content-length', end - start);
    const { listenerId } = grant;
    return reply.send(
      streamAudio(file, { start, end }, (from, to) => {
        if (listenerId === null) return;
        onServed({
          listenerId,
          track,
          from: from / mp3.bytesPerSecond,
          to: to / mp3.bytesPerSecond,
        });
      }),
    );
  }
}
