import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Genre } from '#contract/artist.ts';
import { problem } from '../../platform/problems.ts';
import type { SoundLibrary, Reading } from '../../media/demo/sound/sound-library.ts';
import { streamAudio } from './audio-stream.ts';
import { readByteRange } from '../../platform/content/byte-range.ts';
import { mp3, mp3Bytes } from '../../media/demo/sound/mp3-layout.ts';
import { allowsRange, judgePreconditions } from '../../platform/content/preconditions.ts';
import { recipeTag } from '../../media/demo/sound/recipe-tag.ts';

/** What of a track its sound depends on. `duration` is in whole seconds. */
export type PlayableTrack = { id: string; genre: Genre; duration: number };

type Sending = {
  track: PlayableTrack;
  /** Bytes of it that the listener may have, from its beginning. */
  size: number;
  reader: Reading['reader'];
  library: Pick<SoundLibrary, 'open'>;
  /** A `Content-Disposition`, for what is to be kept as a file. */
  disposition?: string;
  /** Hears of each stretch of bytes that was sent. */
  onBytes?: (from: number, to: number) => void;
};

/**
 * Answers `GET` and `HEAD` of an MP3, whole or a range of it. The entity tag is strong: recipe,
 * synthesis version and engine, and whether it is a part only (see `recipeTag`). Several ranges in one
 * request get the whole, which RFC 9110 allows. Source: RFC 9110, 13 to 15.
 */
export async function sendAudio(
  request: FastifyRequest,
  reply: FastifyReply,
  { track, size, reader, library, disposition, onBytes = () => undefined }: Sending,
) {
  const recipe = { trackId: track.id, genre: track.genre, duration: track.duration };
  const isPreview = size < mp3Bytes(track.duration);
  const etag = `"${recipeTag(recipe)}${isPreview ? '-p' : ''}"`;
  reply.header('accept-ranges', 'bytes');
  const verdict = judgePreconditions(request.headers, etag);
  if (verdict === 'failed') throw problem('invalid', { status: 412 });
  // Chromium's cache lets one request per address write at a time: a seek while the beginning is
  // still arriving would wait up to 20 s for it. The player keeps what it needs in memory.
  reply.header('etag', etag).header('cache-control', 'no-store');
  if (verdict === 'unchanged') return reply.code(304).send();
  reply.type(mp3.contentType);
  if (disposition !== undefined) reply.header('content-disposition', disposition);
  if (request.method === 'HEAD') return reply.header('content-length', size).send();

  const wanted = allowsRange(request.headers, etag) ? request.headers.range : undefined;
  const range = readByteRange(wanted, size);
  if (range === null) {
    reply.header('content-range', `bytes */${size}`);
    reply.removeHeader('etag').removeHeader('content-disposition');
    throw problem('invalid', { status: 416 });
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size } : range;
  const file = library.open(recipe, { from: start, reader });
  // Whoever leaves before the first byte leaves no work behind.
  reply.raw.once('close', () => file.close());
  try {
    // A rendering that cannot start is still an honest failure here, not a broken answer.
    await file.read(start, 1);
  } catch (error) {
    file.close();
    if (reply.raw.destroyed) return reply.hijack();
    throw error;
  }
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${size}`);
  }
  reply.header('content-length', end - start);
  return reply.send(streamAudio(file, { start, end }, onBytes));
}
