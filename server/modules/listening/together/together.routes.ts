import type { FastifyRequest } from 'fastify';
import { togetherLimits } from '#contract/limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { createEventStreams } from '../../../platform/event-streams.ts';
import { playerPatience } from '../../../platform/limit-times.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import type { TogetherMessage } from '#contract/together.ts';
import { changeSettings, changeTogetherQueue, steerTogether } from './change-together.ts';
import { over, readTogether } from './read-together.ts';
import {
  beginTogether,
  blockPerson,
  endTogether,
  joinTogether,
  leaveTogether,
  noteTogether,
  readTogetherInvitation,
  removePerson,
} from './take-part.ts';
import { deleteBlock, findBlocked } from './together-block.repository.ts';
import { togetherChanged } from './together.events.ts';
import { findRevisions, readNow } from './together.repository.ts';

const config = { access: 'listener' } as const;

/** `known` is the session and its revision as the reader was told last. */
type Reader = { userId: string; known: string };

/** See docs/product/together.md. Tokens are in bodies, because addresses are logged. */
export const togetherRoutes: AppModule = (app, { db, databaseNow, elapsed }) => {
  const streams = createEventStreams<Reader, TogetherMessage>(elapsed);
  app.addHook('preClose', async () => streams.close());

  const readRevisions = async (userIds: readonly string[]) => {
    const rows = await findRevisions(db, userIds);
    return new Map(
      rows.map(({ userId, sessionId, revision }) => [userId, `${sessionId}/${revision}`]),
    );
  };

  app.events.on(togetherChanged, async () => {
    const open = streams.all();
    if (open.length === 0) return;
    const revisions = await readRevisions([...new Set(open.map(({ reader }) => reader.userId))]);
    for (const stream of open) {
      const revision = revisions.get(stream.reader.userId);
      if (revision === stream.reader.known) continue;
      stream.reader.known = revision ?? '';
      streams.say(stream, { kind: 'changed' });
      // The reader looks, and learns that it is over.
      if (revision === undefined) streams.end(stream);
    }
  });

  const askingBy = async (request: FastifyRequest) => ({
    viewerId: getViewer(request).id,
    now: await readNow(request.tx, databaseNow()),
  });

  serve(app, 'POST /together', config, async (request) => {
    const asking = await askingBy(request);
    await beginTogether(request.tx, { ...asking, ...request.body });
    return readTogether(request.tx, asking);
  });

  serve(app, 'PATCH /together', config, async (request) => {
    const asking = await askingBy(request);
    await changeSettings(request.tx, asking, request.body);
    return readTogether(request.tx, asking);
  });

  serve(app, 'DELETE /together', config, async (request) =>
    endTogether(request.tx, await askingBy(request)),
  );

  serve(app, 'POST /together/invitation', { access: 'optional' }, async (request) =>
    readTogetherInvitation(request.tx, {
      token: request.body.token,
      viewerId: request.viewer?.id ?? null,
      now: await readNow(request.tx, databaseNow()),
    }),
  );

  serve(app, 'POST /together/people', config, async (request) => {
    const asking = await askingBy(request);
    await joinTogether(request.tx, { ...asking, token: request.body.token });
    return readTogether(request.tx, asking);
  });

  serve(app, 'POST /together/beat', config, async (request) => {
    const asking = await askingBy(request);
    await noteTogether(request.tx, asking);
    return readTogether(request.tx, asking);
  });

  serve(app, 'POST /together/leave', config, async (request) =>
    leaveTogether(request.tx, await askingBy(request)),
  );

  serve(app, 'POST /together/queue', config, async (request) => {
    const asking = await askingBy(request);
    await changeTogetherQueue(request.tx, asking, request.body);
    return readTogether(request.tx, asking);
  });

  serve(app, 'POST /together/commands', config, async (request) => {
    const asking = await askingBy(request);
    await steerTogether(request.tx, asking, request.body);
    return readTogether(request.tx, asking);
  });

  serve(app, 'GET /together/time', config, async () => ({
    now: (await readNow(db, databaseNow())).getTime(),
  }));

  serve(app, 'DELETE /together/people/:userId', config, async (request) => {
    const asking = await askingBy(request);
    await removePerson(request.tx, asking, request.params.userId);
    return readTogether(request.tx, asking);
  });

  serve(app, 'GET /together/blocked', config, (request) => findBlocked(db, getViewer(request).id));

  serve(app, 'POST /together/blocked', config, async (request) =>
    blockPerson(request.tx, await askingBy(request), request.body.userId),
  );

  serve(app, 'DELETE /together/blocked/:userId', config, async (request) => {
    const { userId } = request.params;
    const wasBlocked = await deleteBlock(request.tx, { hostId: getViewer(request).id, userId });
    if (!wasBlocked) throw problem('not-found');
  });

  app.route({
    method: 'GET',
    url: '/api/together/stream',
    config: { ...config, readerPatience: playerPatience, waitsForNews: true },
    async handler(request, reply) {
      const userId = getViewer(request).id;
      const known = (await readRevisions([userId])).get(userId);
      if (known === undefined) throw over();
      const isSame = (other: Reader) => other.userId === userId;
      const limit = { isSame, most: togetherLimits.streams };
      const stream = streams.open({ userId, known }, limit, { kind: 'changed' });
      reply.header('x-accel-buffering', 'no').type('text/event-stream');
      return reply.send(stream);
    },
  });
};
