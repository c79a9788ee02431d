import * as z from 'zod/mini';
import { inboxQuerySchema } from '#contract/inbox.ts';
import { idSchema } from '#contract/primitives.ts';
import {
  preparationSchema,
  rejectBodySchema,
  releaseInboxSchema,
  versionBodySchema,
} from '#contract/release.ts';
import type { AppModule } from '../../../platform/app.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { problem } from '../../../platform/problems.ts';
import { readInbox } from '../../accounts/staff-action/index.ts';
import { approveRelease, rejectRelease, releaseDecisions } from './decide-release.ts';
import { describeOne, describeReleases } from './describe-release.ts';
import { countInbox, findPart, findSubmitted } from './release.repository.ts';

export const inboxRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'editorial.manage' } } as const;
  const params = z.strictObject({ id: idSchema });

  app.get(
    '/api/editorial/releases',
    { config, schema: { querystring: inboxQuerySchema, response: { 200: releaseInboxSchema } } },
    (request) =>
      readInbox({
        find: (limit) => findPart(db, request.query, limit),
        count: () => countInbox(db, request.query),
        // Sent releases have it.
        getPosition: ({ sentAt, id }) => ({ order: sentAt?.getTime() ?? 0, id }),
        describe: (rows) => describeReleases(db, rows, signing(request)),
      }),
  );

  app.get(
    '/api/editorial/releases/:id',
    { config, schema: { params, response: { 200: preparationSchema } } },
    async (request) => {
      const [found] = await findSubmitted(db, request.params.id);
      const release = found ? await describeOne(db, found, signing(request)) : null;
      if (release === null) throw problem('not-found');
      return release;
    },
  );

  app.post(
    '/api/editorial/releases/:id/approve',
    { config, schema: { params, body: versionBodySchema, response: { 204: z.null() } } },
    async (request) => {
      await releaseDecisions.decide(request, dependencies, (tx, release, on) =>
        approveRelease(tx, release, request.body, on),
      );
    },
  );

  app.post(
    '/api/editorial/releases/:id/reject',
    { config, schema: { params, body: rejectBodySchema, response: { 204: z.null() } } },
    async (request) => {
      await releaseDecisions.decide(request, dependencies, (tx, release, on) =>
        rejectRelease(tx, release, request.body, on),
      );
    },
  );

  app.post(
    '/api/editorial/releases/:id/undo',
    { config, schema: { params, response: { 204: z.null() } } },
    async (request) => {
      await releaseDecisions.undo(request, dependencies);
    },
  );
};
