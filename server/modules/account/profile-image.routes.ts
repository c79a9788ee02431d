import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { profileImageAnswerSchema } from '#contract/account.ts';
import { profileImageMax } from '#contract/limits.ts';
import { viewerOf } from '../../platform/access.ts';
import { AttemptLimit } from '../../platform/attempt-limit.ts';
import type { AppModule } from '../../platform/app.ts';
import { sendProblem } from '../../platform/problem-handlers.ts';
import type { Problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { createRenderQueue } from '../image/render-queue.ts';
import { refusedPicture, saveProfileImage } from './save-profile-image.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Bytes of a refused file that are read all the same, so that its sender learns why. */
const droppedMax = 64 * 1024 * 1024;

/** Pictures of one person: 30 in 15 minutes, for each takes a good part of a second to encode. */
const uploadLimit = { most: 30, window: 15 * 60 * 1000 } as const;

/** The picture of a person, sent as it is: the body is the file. */
export const profileImageRoutes: AppModule = (app, dependencies) => {
  const uploads = new AttemptLimit(uploadLimit, dependencies.clock);
  // One at a time, for the memory that a large picture takes while it is decoded.
  const queue = createRenderQueue(1);
  app.addHook('onClose', () => queue.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(pictureTypes, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });

  app.put(
    '/api/user/profile-image',
    {
      config: { access: 'listener' },
      bodyLimit: profileImageMax,
      schema: { response: { 200: profileImageAnswerSchema } },
      errorHandler: async (error, request, reply) => {
        if (error.statusCode === 413) await readToTheEnd(request);
        return sendProblem(error, request, reply, asPictureFault);
      },
    },
    async (request) => {
      const { id } = viewerOf(request);
      if (!Buffer.isBuffer(request.body)) throw refusedPicture(sentences.picture.type);
      uploads.check(id);
      uploads.add(id);
      const sent = request.body;
      const profileImage = await queue.run('now', () => saveProfileImage(dependencies, id, sent));
      return { profileImage };
    },
  );
};

/** A browser reads no answer before all of its file is sent, so the rest of a large one is dropped. */
async function readToTheEnd({ raw, headers }: FastifyRequest) {
  if (Number(headers['content-length']) > droppedMax) return;
  await finished(raw.resume()).catch(() => undefined);
}

/** Says of a picture what the framework would say of any body. */
function asPictureFault(found: Problem): Problem {
  if (found.status === 415) return refusedPicture(sentences.picture.type, 415);
  if (found.status !== 413) return found;
  const megabytes = profileImageMax / 1024 / 1024;
  return refusedPicture(fill(sentences.picture.tooLarge, { megabytes }), 413);
}
