import * as z from 'zod/mini';
import { idSchema, partQuerySchema } from '#contract/primitives.ts';
import { rejectBodySchema, releaseInboxSchema, versionBodySchema } from '#contract/release.ts';
import type { AppModule } from '../../platform/app.ts';
import { signFor } from '../../platform/sign-for.ts';
import { cutPart } from '../../platform/cursor.ts';
import { decisionsOn } from '../staff-action/acting.ts';
import { approveRelease, rejectRelease } from './decide-release.ts';
import { describeReleases } from './describe-release.ts';
import { countPending, findPending, holdRelease } from './release.repository.ts';

const toldMost = 20;

export const inboxRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'editorial.manage' } } as const;
  const params = z.strictObject({ id: idSchema });

  const decide = decisionsOn({ db, clock }, holdRelease);

  app.get(
    '/api/editorial/releases',
    { config, schema: { querystring: partQuerySchema, response: { 200: releaseInboxSchema } } },
    async (request) => {
      const { query } = request;
      const found = await findPending(db, toldMost + 1, query.cursor);
      const total = await countPending(db);
      const { rows, nextCursor } = cutPart(found, toldMost, ({ sentAt, id }) => ({
        // Pending releases have it.
        order: sentAt?.getTime() ?? 0,
        id,
      }));
      const releases = await describeReleases(db, rows, signing(request));
      return { releases, total, nextCursor };
    },
  );

  app.post(
    '/api/editorial/releases/:id/approve',
    { config, schema: { params, body: versionBodySchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await decide(request, (tx, release, on) => approveRelease(tx, release, request.body, on));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/editorial/releases/:id/reject',
    { config, schema: { params, body: rejectBodySchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await decide(request, (tx, release, on) => rejectRelease(tx, release, request.body, on));
      return reply.code(204).send(null);
    },
  );
};
