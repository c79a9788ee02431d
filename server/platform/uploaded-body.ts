import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problems.ts';
import type { ReceivedBody } from './upload-room.ts';

/** Bytes of a refused file that are read all the same, so that its sender learns why, and milliseconds for it. */
const droppedMax = 64 * 1024 * 1024;
const droppedFor = 15_000;

/** How long a body says that it is. @throws {Problem} `invalid` where it does not say so beforehand. */
export function bodyLength({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) throw problem('invalid', { status: 411 });
  return Number(headers['content-length'] ?? 0);
}

/**
 * A browser reads no answer before all of its file is sent, so the rest of a refused one is read and thrown away. What is
 * too large or too slow for that is dropped: the connection ends with the answer.
 */
export async function readToTheEnd(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (raw.readableEnded) return;
  const isLarge = Number(headers['content-length']) > droppedMax;
  if (!isLarge) {
    const signal = AbortSignal.timeout(droppedFor);
    await finished(raw.resume(), { signal }).catch(() => undefined);
  }
  if (!raw.readableEnded) reply.header('connection', 'close');
}

/** The body of a request, for a room that others may need. */
export function receivedBody({ raw }: FastifyRequest): ReceivedBody {
  const { socket } = raw;
  const before = socket.bytesRead;
  return {
    countReceived: () => socket.bytesRead - before,
    drop: () => void socket.destroy(),
  };
}

/** The pieces of a body. Whoever stops half-way leaves the rest unread: a browser that still sends reads no answer. */
export const piecesOf = (sent: Readable) =>
  sent.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
