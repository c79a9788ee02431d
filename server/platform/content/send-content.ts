import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../problems.ts';
import { readByteRange } from './byte-range.ts';
import type { Content } from './content.ts';
import { allowsRange, judgePreconditions } from './preconditions.ts';
import { streamContent } from './stream-content.ts';

type Sending = {
  content: Content;
  caching: string;
  disposition?: string;
  onBytes?: (from: number, to: number) => void;
};

/**
 * Sends a content or one range; several ranges get the whole. Source: RFC 9110, 13 to 15.
 *
 * @throws {Problem} `invalid`: 412 for a failed precondition, 416 for a range beyond the end.
 */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, caching, disposition, onBytes = () => undefined }: Sending,
) {
  const { bytes } = content;
  const etag = `"${content.tag}"`;
  reply.header('accept-ranges', 'bytes');
  const verdict = judgePreconditions(request.headers, etag);
  if (verdict === 'failed') throw problem('invalid', { status: 412 });
  reply.header('etag', etag).header('cache-control', caching);
  if (verdict === 'unchanged') return reply.code(304).send();
  reply.type(content.type);
  if (disposition !== undefined) reply.header('content-disposition', disposition);
  if (request.method === 'HEAD') return reply.header('content-length', bytes).send();

  const wanted = allowsRange(request.headers, etag) ? request.headers.range : undefined;
  const range = readByteRange(wanted, bytes);
  if (range === null) {
    reply.header('content-range', `bytes */${bytes}`);
    reply.removeHeader('etag').removeHeader('content-disposition');
    throw problem('invalid', { status: 416 });
  }
  const part = range === 'whole' ? { start: 0, end: bytes } : range;
  const opened = content.open(part);
  // The caller may leave before the first byte.
  reply.raw.once('close', () => opened.close());
  try {
    await opened.read(part.start, 1);
  } catch (error) {
    opened.close();
    if (reply.raw.destroyed) return reply.hijack();
    throw error;
  }
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end - 1}/${bytes}`);
  }
  reply.header('content-length', part.end - part.start);
  return reply.send(streamContent(opened, part, onBytes));
}
