import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { problem } from './problems.ts';

/** Bytes of a refused file that are read all the same, so that its sender learns why. */
const droppedMax = 64 * 1024 * 1024;

/** How long a body says that it is. @throws {Problem} `invalid` where it does not say so beforehand. */
export function bodyLength({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) throw problem('invalid', { status: 411 });
  return Number(headers['content-length'] ?? 0);
}

/** A browser reads no answer before all of its file is sent, so the rest of a large one is dropped. */
export async function readToTheEnd({ raw, headers }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || Number(headers['content-length']) > droppedMax) return;
  await finished(raw.resume()).catch(() => undefined);
}

/** The pieces of a body. Whoever stops half-way leaves the rest unread: a browser that still sends reads no answer. */
export const piecesOf = (sent: Readable) =>
  sent.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
