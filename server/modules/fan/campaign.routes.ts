import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { announceDelivery, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { toDay } from '../../platform/days.ts';
import { serve } from '../../platform/serve.ts';
import { findActingArtist, findActingArtists } from '../ownership/index.ts';
import { type CampaignRow, findCampaigns, holdCampaign } from './campaign.repository.ts';
import { describeCampaign } from './describe-campaign.ts';
import { changeCampaign, takeCampaign } from './take-campaign.ts';
import { activateCampaign, callOffCampaign, type Turning } from './turn-campaign.ts';

/** See docs/product/fans.md. */
export const campaignRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const config = { access: { permission: 'promotion.open' } } as const;

  const getArtist = findActingArtist({ clock });
  const getArtists = findActingArtists({ clock });

  serve(app, 'GET /promotion/fans/campaigns', config, async (request, reply) => {
    announceDelivery(reply);
    const { artists, getArtistField } = await getArtists(db, request);
    const rows = await findCampaigns(db, artists);
    return rows.map((row) => ({
      ...describeCampaign(row, toDay(clock())),
      ...getArtistField(row.artistId),
    }));
  });

  serve(app, 'POST /promotion/fans/campaigns', config, (request) => {
    const { body: delivered } = request;
    return takeDelivery(request, clock, delivered, async (delivery) => {
      const artistId = await getArtist(delivery.tx, request);
      await takeCampaign({ ...delivery, artistId, sentBy: getViewer(request).id, delivered });
    });
  });

  /** Locks the campaign. */
  const onCampaign = async <Answer>(
    request: FastifyRequest,
    work: (tx: Db, row: CampaignRow) => Promise<Answer>,
  ) => {
    const { tx } = request;
    const artistId = await getArtist(tx, request);
    const row = await holdCampaign(tx, (request.params as { id: string }).id);
    if (row?.artistId !== artistId) throw problem('not-found');
    return work(tx, row);
  };

  serve(app, 'PUT /promotion/fans/campaigns/:id', config, (request) =>
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
    serve(app, `POST /promotion/fans/campaigns/:id/${act}`, config, async (request) => {
      const by: Turning = { userId: getViewer(request).id, now: clock() };
      await onCampaign(request, (tx, row) => turn(tx, row, by));
    });
  }
};
