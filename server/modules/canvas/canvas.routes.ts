import * as z from 'zod/mini';
import { actingListSchema, actingQuerySchema } from '#contract/acting.ts';
import { canvasListSchema, canvasTracksSchema, deliveredCanvasSchema } from '#contract/canvas.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { deliveryAnswerSchema } from '#contract/delivery.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { signFor } from '../../platform/sign-for.ts';
import { problem } from '../../platform/problems.ts';
import { announceDelivery, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { findActingArtist, findActingArtists } from '../ownership/index.ts';
import { thumbnailUse, videoUse } from './canvas-uses.ts';
import { deleteCanvas, findCanvases, findTracksOf, holdCanvas } from './canvas.repository.ts';
import { canvasDecisions, undecided } from './decide-canvas.ts';
import { describeCanvas } from './describe-canvas.ts';
import { takeCanvas } from './take-canvas.ts';

const tracksMost = 500;

/** See docs/product/canvas.md. */
export const canvasRoutes: AppModule = (app, dependencies) => {
  const { db, clock, assets } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'promotion.open' } } as const;

  const getArtist = findActingArtist({ clock });
  const getArtists = findActingArtists({ clock });

  app.get(
    '/api/promotion/canvas',
    { config, schema: { querystring: actingListSchema, response: { 200: canvasListSchema } } },
    async (request, reply) => {
      announceDelivery(reply);
      const { artists, getArtistField } = await getArtists(db, request);
      const rows = await findCanvases(db, artists, canvasLimits.perArtist);
      const untold = await canvasDecisions.findUntold(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({
        ...describeCanvas(untold.has(row.id) ? { ...row, ...undecided } : row, signing(request)),
        ...getArtistField(row.artistId),
      }));
    },
  );

  app.get(
    '/api/promotion/canvas/tracks',
    { config, schema: { querystring: actingQuerySchema, response: { 200: canvasTracksSchema } } },
    async (request) => findTracksOf(db, await getArtist(db, request), tracksMost),
  );

  app.post(
    '/api/promotion/canvas',
    {
      config,
      schema: {
        querystring: actingQuerySchema,
        body: deliveredCanvasSchema,
        response: { 200: deliveryAnswerSchema },
      },
    },
    (request) => {
      const { body: delivered } = request;
      return takeDelivery(request, clock, delivered, async (delivery) => {
        const artistId = await getArtist(delivery.tx, request);
        const ownerId = getViewer(request).id;
        await takeCanvas({ ...delivery, artistId, ownerId, assets, delivered });
      });
    },
  );

  app.delete(
    '/api/promotion/canvas/:id',
    {
      config,
      schema: {
        params: z.strictObject({ id: idSchema }),
        querystring: actingQuerySchema,
        response: { 204: z.null() },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { tx } = request;
      const artistId = await getArtist(tx, request);
      const canvas = await holdCanvas(tx, id);
      if (canvas?.artistId !== artistId) throw problem('not-found');
      await assets.release(tx, videoUse(id));
      await assets.release(tx, thumbnailUse(id));
      await deleteCanvas(tx, id);
    },
  );
};
