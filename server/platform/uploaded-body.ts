import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problems.ts';
import type { ReceivedBody } from './upload-room.ts';

/** Bytes and milliseconds for the rest of a rejected file. */
const droppedMax = 64 * 1024 * 1024;
const droppedFor = 15_000;

/** @throws {Problem} `invalid` without a declared length. */
export function bodyLength({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) throw problem('invalid', { status: 411 });
  return Number(headers['content-length'] ?? 0);
}

/**
 * A browser reads no answer before it has sent its whole file, so the rest of a rejected one is
 * discarded.
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

export function receivedBody({ raw }: FastifyRequest): ReceivedBody {
  const { socket } = raw;
  const before = socket.bytesRead;
  return {
    countReceived: () => socket.bytesRead - before,
    drop: () => void socket.destroy(),
  };
}

export const toChunks = (sent: Readable) =>
  sent.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
