import type { FastifyRequest } from 'fastify';
import { profileImageMax } from '#contract/limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { bodyLength, readToTheEnd, receivedBody } from '../../../platform/uploaded-body.ts';
import { sendProblem } from '../../../platform/problem-handlers.ts';
import type { Problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { toRoute } from '../../../platform/serve.ts';
import { createUploadRoom } from '../../../platform/upload-room.ts';
import { refusedPicture, stageProfileImage } from './stage-profile-image.ts';

/** Encoding a picture takes a good part of a second. */
const uploadLimit = { most: 30, window: 15 * 60 * 1000 } as const;

const uploadRoom = { perPerson: 2, bytes: 12 * profileImageMax } as const;

/** The body is the file; saving the profile claims it. */
export const profileImageRoutes: AppModule = (app, dependencies) => {
  const uploads = app.limits.define('profile-image', uploadLimit);
  const room = createUploadRoom(uploadRoom, dependencies.elapsed);
  const leaving = new WeakMap<FastifyRequest, () => void>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });

  app.route({
    ...toRoute('PUT /user/profile-image'),
    config: { access: 'listener', opensTransaction: true },
    bodyLimit: profileImageMax,
    onRequest: async (request, reply) => {
      const { id } = getViewer(request);
      const bytes = bodyLength(request);
      if (bytes > profileImageMax) return;
      await dependencies.disk.requireRoom(bytes);
      leaving.set(request, room.take(id, bytes, receivedBody(request)));
      // The bytes are held while the picture is encoded, even if the caller leaves.
      reply.raw.once('close', () => leaving.get(request)?.());
      uploads.count(id);
    },
    errorHandler: async (error, request, reply) => {
      if (error.statusCode === 413) await readToTheEnd(request, reply);
      return sendProblem(error, request, reply, asPictureFault);
    },
    async handler(request) {
      const { id } = getViewer(request);
      if (!Buffer.isBuffer(request.body)) throw refusedPicture(sentences.picture.type);
      const sent = request.body;
      const leave = leaving.get(request);
      leaving.delete(request);
      const staged = stageProfileImage(dependencies.assets, id, sent);
      return { profileImage: await staged.finally(leave) };
    },
  });
};

function asPictureFault(found: Problem): Problem {
  if (found.status !== 413) return found;
  const megabytes = profileImageMax / 1024 / 1024;
  return refusedPicture(fill(sentences.picture.tooLarge, { megabytes }), 413);
}
