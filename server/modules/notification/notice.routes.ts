import * as z from 'zod/mini';
import { deliveryAnswerSchema } from '#contract/delivery.ts';
import { deliveredNoticeSchema, fanNoticeListSchema } from '#contract/notification.ts';
import { idSchema } from '#contract/primitives.ts';
import { viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { saysThatItTakes, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { sentences } from '../../platform/sentences.ts';
import { actingQuerySchema, findActingArtist } from '../ownership/acting-artist.ts';
import { describeNotice } from './describe-notice.ts';
import { callOff, findNotices, isNoticeOf } from './notice.repository.ts';
import { takeNotice } from './take-notice.ts';

/** What artists tell their fans. See docs/product/fans.md. */
export const noticeRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const config = { access: { permission: 'promotion.open' } } as const;
  const querystring = actingQuerySchema;
  const url = '/api/promotion/fans/notifications';

  const artistOf = findActingArtist({ clock });

  app.get(
    url,
    { config, schema: { querystring, response: { 200: fanNoticeListSchema } } },
    async (request, reply) => {
      saysThatItTakes(reply);
      const rows = await findNotices(db, await artistOf(db, request));
      return rows.map(describeNotice);
    },
  );

  app.post(
    url,
    {
      config,
      schema: { querystring, body: deliveredNoticeSchema, response: { 200: deliveryAnswerSchema } },
    },
    (request) => {
      const { body: delivered } = request;
      return takeDelivery(request, dependencies, delivered, async (delivery) => {
        const artistId = await artistOf(delivery.tx, request);
        await takeNotice({ ...delivery, artistId, sentBy: viewerOf(request).id, delivered });
      });
    },
  );

  app.post(
    `${url}/:id/cancel`,
    {
      config,
      schema: {
        params: z.strictObject({ id: idSchema }),
        querystring,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const wanted = { noticeId: request.params.id, artist: await artistOf(db, request) };
      if (!(await callOff(db, wanted))) {
        const isThere = await isNoticeOf(db, wanted);
        throw isThere
          ? problem('duplicate', { error: sentences.fans.wasSent })
          : problem('not-found');
      }
      return reply.code(204).send(null);
    },
  );
};
