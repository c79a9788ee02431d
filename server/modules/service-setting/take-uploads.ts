import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { viewerOf } from '../../platform/access.ts';
import type { App, Dependencies } from '../../platform/app.ts';
import { AttemptLimit } from '../../platform/attempt-limit.ts';
import type { Problem } from '../../platform/problems.ts';
import { bodyLength, readToTheEnd, receivedBody } from '../../platform/uploaded-body.ts';
import { createUploadRoom } from '../../platform/upload-room.ts';
import { requireUploads } from './service-setting.repository.ts';

type Taken = {
  /** Bytes that a file may have. */
  most: number;
  /** Files that are being received: of a person at once, and as bytes of everybody. */
  room: { perPerson: number; bytes: number };
  /** What is said of a larger file. */
  tooLarge: () => Problem;
};

type Taking<Kind extends string> = {
  /** Files of one person, of whatever kind. */
  limit: { most: number; window: number };
  kinds: Record<Kind, Taken>;
  /** Staff send also while they let nobody else. */
  isForStaff?: boolean;
};

/** The bytes of headers, beside the body. */
const headroom = 64 * 1024;

/** Bytes of a call that sends a file of at most so many. */
export const bodyMostOf = (fileBytes: number): number => fileBytes + headroom;

/**
 * Prepares a scope whose bodies are files, which arrive as streams, for they may be larger than what fits in memory.
 * A file that is refused is read to its end, so that its sender learns why.
 *
 * @returns what counts a file before any of it is read, and answers it; it throws for one too many, for one that is too
 *   large, and while staff let nobody upload.
 */
export function takeUploads<Kind extends string>(
  app: App,
  { db, elapsed, disk }: Pick<Dependencies, 'db' | 'elapsed' | 'disk'>,
  { limit, kinds, isForStaff = false }: Taking<Kind>,
) {
  const attempts = new AttemptLimit(limit, elapsed);
  const rooms = new Map(
    Object.entries<Taken>(kinds).map(([kind, { room }]) => [kind, createUploadRoom(room, elapsed)]),
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error, request, reply) => {
    await readToTheEnd(request, reply);
    // The handler of all routes answers it.
    throw error;
  });

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: Kind,
  ): Promise<IncomingMessage> => {
    if (!isForStaff) await requireUploads(db);
    const { id } = viewerOf(request);
    const bytes = bodyLength(request);
    const { most, tooLarge } = kinds[kind];
    if (bytes > most) throw tooLarge();
    await disk.requireRoom(bytes);
    const leave = rooms.get(kind)?.take(id, bytes, receivedBody(request));
    if (leave) reply.raw.once('close', leave);
    attempts.count(id);
    // What has neither a type nor a body was not parsed.
    return (request.body ?? request.raw) as IncomingMessage;
  };
}
