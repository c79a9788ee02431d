import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getViewer } from '../../../platform/access.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import type { Problem } from '../../../platform/problems.ts';
import { bodyLength, readToTheEnd, receivedBody } from '../../../platform/uploaded-body.ts';
import { createUploadRoom } from '../../../platform/upload-room.ts';
import { requireUploads } from './service-setting.repository.ts';

type UploadLimits = {
  /** Bytes. */
  most: number;
  /** In progress: files per person, and bytes of everybody. */
  room: { perPerson: number; bytes: number };
  tooLarge: () => Problem;
};

type Taking<Kind extends string> = {
  /** Of its limit. */
  name: string;
  /** Per person. */
  limit: { most: number; window: number };
  kinds: Record<Kind, UploadLimits>;
  /** Staff may upload while uploads are off. */
  isForStaff?: boolean;
};

/** Bytes for headers. */
const headroom = 64 * 1024;

export const getBodyLimit = (fileBytes: number): number => fileBytes + headroom;

/**
 * Streams bodies, which may not fit in memory. Rejected files are read to the end, so that the
 * client receives the reason.
 *
 * @returns a function to call before reading; it throws at the rate limit, for a file too large,
 * and while uploads are off.
 */
export function takeUploads<Kind extends string>(
  app: App,
  { db, elapsed, disk }: Pick<Dependencies, 'db' | 'elapsed' | 'disk'>,
  { name, limit, kinds, isForStaff = false }: Taking<Kind>,
) {
  const attempts = app.limits.define(`uploads:${name}`, limit);
  const rooms = new Map(
    Object.entries<UploadLimits>(kinds).map(([kind, { room }]) => [
      kind,
      createUploadRoom(room, elapsed),
    ]),
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error, request, reply) => {
    await readToTheEnd(request, reply);
    // The outer handler replies.
    throw error;
  });

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: Kind,
  ): Promise<IncomingMessage> => {
    if (!isForStaff) await requireUploads(db);
    const { id } = getViewer(request);
    const bytes = bodyLength(request);
    const { most, tooLarge } = kinds[kind];
    if (bytes > most) throw tooLarge();
    await disk.requireRoom(bytes);
    const leave = rooms.get(kind)?.take(id, bytes, receivedBody(request));
    if (leave) reply.raw.once('close', leave);
    attempts.count(id);
    // Without type and body nothing is parsed.
    return (request.body ?? request.raw) as IncomingMessage;
  };
}
