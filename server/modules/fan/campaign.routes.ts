import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { actingListSchema, actingQuerySchema } from '#contract/acting.ts';
import { deliveryAnswerSchema } from '#contract/delivery.ts';
import {
  changeCampaignBodySchema,
  deliveredCampaignSchema,
  fanCampaignListSchema,
  fanCampaignSchema,
} from '#contract/fan.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { announceDelivery, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { toDay } from '../../platform/days.ts';
import { findActingArtist, findActingArtists } from '../ownership/index.ts';
import { type CampaignRow, findCampaigns, holdCampaign } from './campaign.repository.ts';
import { describeCampaign } from './describe-campaign.ts';
import { changeCampaign, takeCampaign } from './take-campaign.ts';
import { activateCampaign, callOffCampaign, type Turning } from './turn-campaign.ts';

/** See docs/product/fans.md. */
export const campaignRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const config = { access: { permission: 'promotion.open' } } as const;
  const querystring = actingQuerySchema;
  const params = z.strictObject({ id: idSchema });
  const url = '/api/promotion/fans/campaigns';

  const getArtist = findActingArtist({ clock });
  const getArtists = findActingArtists({ clock });

  app.get(
    url,
    {
      config,
      schema: { querystring: actingListSchema, response: { 200: fanCampaignListSchema } },
    },
    async (request, reply) => {
      announceDelivery(reply);
      const { artists, getArtistField } = await getArtists(db, request);
      const rows = await findCampaigns(db, artists);
      return rows.map((row) => ({
        ...describeCampaign(row, toDay(clock())),
        ...getArtistField(row.artistId),
      }));
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
      return takeDelivery(request, clock, delivered, async (delivery) => {
        const artistId = await getArtist(delivery.tx, request);
        await takeCampaign({ ...delivery, artistId, sentBy: getViewer(request).id, delivered });
      });
    },
  );

  /** Locks the campaign. */
  const onCampaign = async <Answer>(
    request: FastifyRequest,
    work: (tx: Db, row: CampaignRow) => Promise<Answer>,
  ) => {
    const { tx } = request;
    const artistId = await getArtist(tx, request);
    const row = await holdCampaign(tx, (request.params as z.infer<typeof params>).id);
    if (row?.artistId !== artistId) throw problem('not-found');
    return work(tx, row);
  };

  app.put(
    `${url}/:id`,
    {
      config,
      schema: {
        params,
        querystring,
        body: changeCampaignBodySchema,
        response: { 200: fanCampaignSchema },
      },
    },
    (request) =>
      onCampaign(request, async (tx, row) => {
        const now = clock();
        const changed = await changeCampaign(tx, { now, row, body: request.body });
        return describeCampaign(changed, toDay(now));
      }),
  );

  for (const [act, turn] of [
    ['activate', activateCampaign],
    ['cancel', callOffCampaign],
  ] as const) {
    app.post(
      `${url}/:id/${act}`,
      { config, schema: { params, querystring, response: { 204: z.null() } } },
      async (request) => {
        const by: Turning = { userId: getViewer(request).id, now: clock() };
        await onCampaign(request, (tx, row) => turn(tx, row, by));
      },
    );
  }
};
