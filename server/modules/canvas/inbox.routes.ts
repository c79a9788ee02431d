import * as z from 'zod/mini';
import { canvasInboxSchema, rejectCanvasBodySchema } from '#contract/canvas.ts';
import { idSchema, partQuerySchema } from '#contract/primitives.ts';
import type { AppModule } from '../../platform/app.ts';
import { signFor } from '../../platform/sign-for.ts';
import { cutPart } from '../../platform/cursor.ts';
import { decisionsOn } from '../staff-action/acting.ts';
import { countPending, findPending, holdCanvas } from './canvas.repository.ts';
import { approveCanvas, rejectCanvas } from './decide-canvas.ts';
import { describeWaiting } from './describe-canvas.ts';

const toldMost = 20;

/** See docs/product/canvas.md. */
export const canvasInboxRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'editorial.manage' } } as const;
  const params = z.strictObject({ id: idSchema });

  const decide = decisionsOn({ db, clock }, holdCanvas);

  app.get(
    '/api/editorial/canvas',
    { config, schema: { querystring: partQuerySchema, response: { 200: canvasInboxSchema } } },
    async (request) => {
      const { query } = request;
      const found = await findPending(db, toldMost + 1, query.cursor);
      const total = await countPending(db);
      const { rows, nextCursor } = cutPart(found, toldMost, (row) => ({
        order: row.sentAt.getTime(),
        id: row.id,
      }));
      const describe = (row: (typeof rows)[number]) => describeWaiting(row, signing(request));
      return { canvases: rows.map(describe), total, nextCursor };
    },
  );

  app.post(
    '/api/editorial/canvas/:id/approve',
    { config, schema: { params, response: { 204: z.null() } } },
    async (request, reply) => {
      await decide(request, approveCanvas);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/editorial/canvas/:id/reject',
    { config, schema: { params, body: rejectCanvasBodySchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await decide(request, (tx, canvas, on) => rejectCanvas(tx, canvas, request.body, on));
      return reply.code(204).send(null);
    },
  );
};
