import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LargeFilePath } from '#contract/calls/large-file.ts';
import { partType, tusVersion } from '#contract/large-file-limits.ts';
import { type Access, getViewer, type Viewer } from '../../../platform/access.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import { busyProblem } from '../../../platform/busy-problem.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { type Problem, problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { createUploadRoom } from '../../../platform/upload-room.ts';
import { readToTheEnd, receivedBody } from '../../../platform/uploaded-body.ts';
import { getBodyLimit, requireUploads } from '../service-setting/index.ts';
import { moved, partBytes, patience, receiveParts, sender } from './receive-parts.ts';
import * as tus from './tus-headers.ts';
import * as rows from './upload.repository.ts';

type LargeFiles = {
  path: LargeFilePath;
  access: Access;
  purpose: string;
  /** Bytes. */
  most: number;
  tooLarge: () => Problem;
  /** Throws for a sender who may not. */
  allow?: (db: Db, viewer: Viewer) => Promise<void>;
  /** What a single request with the whole file would do. Repeatable. */
  check: (owner: string, file: Readable) => Promise<object>;
};

/** Per person. */
const checks = { most: 600, window: 15 * 60 * 1000 } as const;
const parts = { most: 3_000, window: 15 * 60 * 1000 } as const;

/** Files of one person that were begun and not finished, by announced size. */
const share = { files: 50, bytes: 8 * 1024 ** 3, everybody: 64 * 1024 ** 3 } as const;

/** Requests at once: a part each. */
const room = { perPerson: 3, bytes: 400 * partBytes } as const;

/** Checks at once, by the size of their files. */
const checkRoom = (most: number) => ({ perPerson: 2, bytes: 20 * most });

/** Seconds. */
const retryAfter = 600;

/** Serves an address for large files that go on where they broke: tus 1.0. */
export const takeLargeFiles = (app: App, dependencies: Dependencies, files: LargeFiles): void =>
  void app.register(async (scope) => serveLargeFiles(scope, dependencies, files));

function serveLargeFiles(
  app: App,
  dependencies: Dependencies,
  { path, access, purpose, most, tooLarge, allow, check }: LargeFiles,
): void {
  const { assets, db, disk, clock, elapsed } = dependencies;
  const attempts = app.limits.define(`checks:${path}`, checks);
  const sendings = app.limits.define(`parts:${path}`, parts);
  const receiving = createUploadRoom(room, elapsed);
  const checking = createUploadRoom(checkRoom(most), elapsed);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error, request, reply) => {
    await readToTheEnd(request, reply);
    // The outer handler replies.
    throw error;
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('tus-resumable', tusVersion);
  });

  const toNamed = (request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    return { id, userId: getViewer(request).id, purpose };
  };

  async function find(request: FastifyRequest) {
    const found = await rows.findUpload(db, toNamed(request), clock());
    if (found === undefined) throw problem('not-found');
    return found;
  }

  async function discard(tx: Db, named: ReturnType<typeof toNamed>): Promise<boolean> {
    const isFound = await rows.deleteUpload(tx, named);
    if (isFound) await assets.drop(tx, sender(named));
    return isFound;
  }

  async function admit(request: FastifyRequest, read = db) {
    await requireUploads(read);
    await allow?.(read, getViewer(request));
  }

  const describe = (reply: FastifyReply, { expiresAt }: { expiresAt: Date }) =>
    reply.header('upload-expires', expiresAt.toUTCString());

  app.route({
    method: 'OPTIONS',
    url: `/api${path}`,
    config: { access: 'public' },
    schema: { response: { 204: {} } },
    handler: async (_request, reply) => void reply.headers(tus.abilities(most)),
  });

  serve(app, `POST ${path}`, { access }, async (request, reply) => {
    tus.requireVersion(request, reply);
    const { tx } = request;
    await admit(request, tx);
    const bytes = tus.readBytes(request, 'upload-length');
    if (bytes > most) throw tooLarge();
    const { id: userId } = getViewer(request);
    await disk.requireRoom(bytes);
    await rows.holdUploads(tx, userId);
    const begun = await rows.countBegun(tx, userId);
    if (begun.files >= share.files || begun.bytes + bytes > share.bytes) {
      throw problem('invalid', { status: 422, error: sentences.upload.tooManyBegun });
    }
    if ((await rows.countReceived(tx)) + bytes > share.everybody) throw busyProblem(retryAfter);
    const id = newId();
    const expiresAt = new Date(clock().getTime() + patience);
    await rows.insertUpload(tx, { id, userId, purpose, bytes, expiresAt });
    attempts.count(userId);
    describe(reply, { expiresAt }).header('location', `/api${path}/${id}`);
    return { id };
  });

  app.route({
    method: 'HEAD',
    url: `/api${path}/:id`,
    config: { access },
    handler: async (request, reply) => {
      tus.requireVersion(request, reply);
      const upload = await find(request);
      describe(reply, upload).headers({
        'upload-offset': String(upload.received),
        'upload-length': String(upload.bytes),
      });
      return reply.send();
    },
  });

  serve(
    app,
    `PATCH ${path}/:id`,
    { access, bodyMost: getBodyLimit(most), opensTransaction: true },
    async (request, reply) => {
      tus.requireVersion(request, reply);
      await admit(request);
      if (request.headers['content-type'] !== partType) {
        throw problem('invalid', { status: 415, error: sentences.upload.type });
      }
      const offset = tus.readBytes(request, 'upload-offset');
      const checksum = tus.readChecksum(request);
      const upload = await find(request);
      if (offset !== upload.received) throw moved();
      const bytes = Number(request.headers['content-length'] ?? 0);
      if (bytes > upload.bytes - offset) throw tooLarge();
      await disk.requireRoom(checksum === null ? partBytes : upload.bytes - offset);
      const { userId } = upload;
      const leave = receiving.take(userId, partBytes, receivedBody(request));
      reply.raw.once('close', leave);
      sendings.count(userId);
      const body = (request.body ?? request.raw) as Readable;
      const { received, expiresAt } = await receiveParts(dependencies, upload, body, checksum);
      describe(reply, { expiresAt }).header('upload-offset', String(received));
    },
  );

  serve(app, `DELETE ${path}/:id`, { access }, async (request, reply) => {
    tus.requireVersion(request, reply);
    if (!(await discard(request.tx, toNamed(request)))) throw problem('not-found');
  });

  serve(
    app,
    `POST ${path}/:id/finish`,
    { access, opensTransaction: true },
    async (request, reply) => {
      await admit(request);
      const upload = await find(request);
      const { userId, bytes, received } = upload;
      const checksum = tus.readChecksum(request);
      if (upload.answer !== null) return upload.answer as never;
      if (received < bytes)
        throw problem('invalid', { status: 409, error: sentences.upload.short });
      const leave = checking.take(userId, bytes);
      reply.raw.once('close', leave);
      attempts.count(userId);
      if (checksum !== null) {
        for await (const chunk of join(upload.parts)) checksum.sum.update(chunk as Buffer);
        try {
          tus.requireSum(checksum);
        } catch (wrong) {
          await inTransaction(db, (tx) => discard(tx, upload));
          throw wrong;
        }
      }
      const file = Readable.from(join(upload.parts), { objectMode: false });
      try {
        const answer = await check(userId, file);
        await inTransaction(db, async (tx) => {
          await rows.keepAnswer(tx, upload, answer);
          await assets.drop(tx, sender(upload));
        });
        return answer as never;
      } finally {
        file.destroy();
      }
    },
  );

  async function* join(hashes: readonly string[]) {
    for (const hash of hashes) yield* await assets.open(hash);
  }
}
