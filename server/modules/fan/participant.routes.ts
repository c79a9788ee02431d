import * as z from 'zod/mini';
import { fanLimits } from '#contract/fan-choices.ts';
import {
  joinCampaignBodySchema,
  participantListSchema,
  participantQuerySchema,
  participationSchema,
} from '#contract/fan.ts';
import { emptyBodySchema, idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { cutPart } from '../../platform/cursor.ts';
import { problem } from '../../platform/problems.ts';
import { findActingArtist } from '../ownership/index.ts';
import { isCampaignOf } from './campaign.repository.ts';
import { describeParticipant } from './describe-campaign.ts';
import { findParticipants } from './participant.repository.ts';
import { leave, takePart } from './take-part.ts';

/** See docs/product/fans.md. */
export const participantRoutes: AppModule = (app, { db, clock }) => {
  const params = z.strictObject({ id: idSchema });
  const config = { access: 'listener' } as const;
  const response = { 200: participationSchema };
  const getArtist = findActingArtist({ clock });

  app.get(
    '/api/promotion/fans/campaigns/:id/participants',
    {
      config: { access: { permission: 'promotion.open' } },
      schema: {
        params,
        querystring: participantQuerySchema,
        response: { 200: participantListSchema },
      },
    },
    async (request) => {
      const artist = await getArtist(db, request);
      const { id: campaign } = request.params;
      if (!(await isCampaignOf(db, { campaignId: campaign, artist }))) throw problem('not-found');
      const { cursor } = request.query;
      const found = await findParticipants(db, { campaign, artist, cursor });
      const { rows, nextCursor } = cutPart(found, fanLimits.participantPage, (row) => ({
        order: row.joinedAt.getTime(),
        id: row.id,
      }));
      return { participants: rows.map(describeParticipant), nextCursor };
    },
  );

  app.post(
    '/api/user/campaigns/:id/join',
    { config, schema: { params, body: joinCampaignBodySchema, response } },
    (request) =>
      takePart(request.tx, {
        campaignId: request.params.id,
        viewer: getViewer(request),
        now: clock(),
        isShared: request.body?.sharesContact === true,
      }),
  );

  app.post(
    '/api/user/campaigns/:id/leave',
    { config, schema: { params, body: emptyBodySchema, response } },
    (request) =>
      leave(request.tx, {
        campaignId: request.params.id,
        viewer: getViewer(request),
        now: clock(),
      }),
  );
};
