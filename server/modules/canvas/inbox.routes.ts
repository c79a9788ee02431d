import * as z from 'zod/mini';
import { canvasInboxSchema, rejectCanvasBodySchema, sentCanvasSchema } from '#contract/canvas.ts';
import { inboxQuerySchema } from '#contract/inbox.ts';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../platform/app.ts';
import { signFor } from '../../platform/sign-for.ts';
import { problem } from '../../platform/problems.ts';
import { readInbox } from '../staff-action/index.ts';
import { countSent, findCanvas, findPart } from './canvas.repository.ts';
import { approveCanvas, canvasDecisions, rejectCanvas } from './decide-canvas.ts';
import { describeSent } from './describe-canvas.ts';

/** See docs/product/canvas.md. */
export const canvasInboxRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'editorial.manage' } } as const;
  const params = z.strictObject({ id: idSchema });

  app.get(
    '/api/editorial/canvas',
    { config, schema: { querystring: inboxQuerySchema, response: { 200: canvasInboxSchema } } },
    (request) =>
      readInbox({
        find: (limit) => findPart(db, request.query, limit),
        count: () => countSent(db, request.query),
        getPosition: ({ id, sentAt }) => ({ order: sentAt.getTime(), id }),
        describe: (rows) => rows.map((row) => describeSent(row, signing(request))),
      }),
  );

  app.get(
    '/api/editorial/canvas/:id',
    { config, schema: { params, response: { 200: sentCanvasSchema } } },
    async (request) => {
      const found = await findCanvas(db, request.params.id);
      if (found === undefined) throw problem('not-found');
      return describeSent(found, signing(request));
    },
  );

  app.post(
    '/api/editorial/canvas/:id/approve',
    { config, schema: { params, response: { 204: z.null() } } },
    async (request) => {
      await canvasDecisions.decide(request, dependencies, approveCanvas);
    },
  );

  app.post(
    '/api/editorial/canvas/:id/reject',
    { config, schema: { params, body: rejectCanvasBodySchema, response: { 204: z.null() } } },
    async (request) => {
      await canvasDecisions.decide(request, dependencies, (tx, canvas, on) =>
        rejectCanvas(tx, canvas, request.body, on),
      );
    },
  );

  app.post(
    '/api/editorial/canvas/:id/undo',
    { config, schema: { params, response: { 204: z.null() } } },
    async (request) => {
      await canvasDecisions.undo(request, dependencies);
    },
  );
};
