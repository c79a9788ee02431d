import { fanLimits } from '#contract/fan-choices.ts';
import type { AppModule } from '../../../platform/app.ts';
import { toDay } from '../../../platform/days.ts';
import { serve } from '../../../platform/serve.ts';
import { ofPromotion } from '../../catalogue/ownership/index.ts';
import { campaigns } from './campaign.repository.ts';
import { describeCampaign } from './describe-campaign.ts';
import { changeCampaign, takeCampaign } from './take-campaign.ts';
import { activateCampaign, callOffCampaign } from './turn-campaign.ts';

/** See docs/product/fans.md. */
export const campaignRoutes: AppModule = (app, dependencies) => {
  const { clock } = dependencies;
  const own = campaigns.serveOwn(dependencies);

  serve(
    app,
    'GET /promotion/fans/campaigns',
    ofPromotion,
    own.list({
      find: campaigns.findOf(fanLimits.toldMost),
      describe: (rows) => rows.map((row) => describeCampaign(row, toDay(clock()))),
      getArtistId: ({ artistId }) => artistId,
    }),
  );

  serve(app, 'POST /promotion/fans/campaigns', ofPromotion, own.take(takeCampaign));

  serve(app, 'PUT /promotion/fans/campaigns/:id', ofPromotion, (request) =>
    own.on(request, async (tx, row, { now }) => {
      const changed = await changeCampaign(tx, { now, row, body: request.body });
      return describeCampaign(changed, toDay(now));
    }),
  );

  for (const [act, turn] of [
    ['activate', activateCampaign],
    ['cancel', callOffCampaign],
  ] as const) {
    serve(app, `POST /promotion/fans/campaigns/:id/${act}`, ofPromotion, async (request) => {
      await own.on(request, turn);
    });
  }
};
