import { fanLimits } from '#contract/fan-choices.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { cutPart } from '../../../platform/cursor.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { findActingArtist } from '../../catalogue/ownership/index.ts';
import { isCampaignOf } from './campaign.repository.ts';
import { describeParticipant } from './describe-campaign.ts';
import { findParticipants } from './participant.repository.ts';
import { leave, takePart } from './take-part.ts';

/** See docs/product/fans.md. */
export const participantRoutes: AppModule = (app, { db, clock }) => {
  const config = { access: 'listener' } as const;
  const getArtist = findActingArtist({ clock });

  serve(
    app,
    'GET /promotion/fans/campaigns/:id/participants',
    { access: { permission: 'promotion.open' } },
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

  serve(app, 'POST /user/campaigns/:id/join', config, (request) =>
    takePart(request.tx, {
      campaignId: request.params.id,
      viewer: getViewer(request),
      now: clock(),
      isShared: request.body?.sharesContact === true,
    }),
  );

  serve(app, 'POST /user/campaigns/:id/leave', config, (request) =>
    leave(request.tx, {
      campaignId: request.params.id,
      viewer: getViewer(request),
      now: clock(),
    }),
  );
};
