import * as z from 'zod/mini';
import { deliveryAnswerSchema } from '#contract/delivery.ts';
import {
  deliveredCampaignSchema,
  fanCampaignListSchema,
  participationSchema,
} from '#contract/fan.ts';
import { idSchema } from '#contract/primitives.ts';
import { viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { saysThatItTakes, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { sentences } from '../../platform/sentences.ts';
import { dayOf } from '../figures/day-figures.ts';
import { actingQuerySchema, findActingArtist } from '../ownership/acting-artist.ts';
import { activate, cancel, findCampaigns, isCampaignOf } from './campaign.repository.ts';
import { describeCampaign } from './describe-campaign.ts';
import { takeCampaign } from './take-campaign.ts';
import { leave, takePart } from './take-part.ts';

/** What artists offer to their fans first, and who takes part. See docs/product/fans.md. */
export const campaignRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const config = { access: { permission: 'promotion.open' } } as const;
  const querystring = actingQuerySchema;
  const params = z.strictObject({ id: idSchema });
  const url = '/api/promotion/fans/campaigns';

  const artistOf = findActingArtist({ clock });

  app.get(
    url,
    { config, schema: { querystring, response: { 200: fanCampaignListSchema } } },
    async (request, reply) => {
      saysThatItTakes(reply);
      const rows = await findCampaigns(db, await artistOf(db, request));
      return rows.map((row) => describeCampaign(row, dayOf(clock())));
    },
  );

  app.post(
    url,
    {
      config,
      schema: {
        querystring,
        body: deliveredCampaignSchema,
        response: { 200: deliveryAnswerSchema },
      },
    },
    (request) => {
      const { body: delivered } = request;
      return takeDelivery(request, dependencies, delivered, async (delivery) => {
        const artistId = await artistOf(delivery.tx, request);
        await takeCampaign({ ...delivery, artistId, sentBy: viewerOf(request).id, delivered });
      });
    },
  );

  for (const [act, change] of [
    ['activate', activate],
    ['cancel', cancel],
  ] as const) {
    app.post(
      `${url}/:id/${act}`,
      { config, schema: { params, querystring, response: { 204: z.null() } } },
      async (request, reply) => {
        const wanted = { campaignId: request.params.id, artist: await artistOf(db, request) };
        if (!(await change(db, wanted, dayOf(clock())))) {
          const isThere = await isCampaignOf(db, wanted);
          throw isThere
            ? problem('duplicate', { error: sentences.fans.isDecided })
            : problem('not-found');
        }
        return reply.code(204).send(null);
      },
    );
  }

  for (const [act, change] of [
    ['join', takePart],
    ['leave', leave],
  ] as const) {
    app.post(
      `/api/user/campaigns/:id/${act}`,
      {
        config: { access: 'listener' },
        schema: { params, response: { 200: participationSchema } },
      },
      (request) => {
        const { id: campaignId } = request.params;
        return change(db, { campaignId, listenerId: viewerOf(request).id, now: clock() });
      },
    );
  }
};
