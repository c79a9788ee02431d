import { fanTiers } from '#contract/fan-choices.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { ofPromotion } from '../../catalogue/ownership/index.ts';
import { countReached } from './audience.repository.ts';
import { describeNotification } from './describe-notification.ts';
import { findNotifications, notifications } from './notification.repository.ts';
import { callOffNotification, changeNotification, takeNotification } from './take-notification.ts';

export const notificationRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const own = notifications.serveOwn(dependencies);

  serve(
    app,
    'GET /promotion/fans/notifications',
    ofPromotion,
    own.list({
      find: findNotifications,
      describe: (rows) => rows.map((row) => describeNotification(row, clock())),
      getArtistId: ({ notification }) => notification.artistId,
    }),
  );

  serve(app, 'POST /promotion/fans/notifications', ofPromotion, own.take(takeNotification));

  serve(app, 'GET /promotion/fans/notifications/reach', ofPromotion, async (request) => {
    const { type, tiers = '', campaignId = null } = request.query;
    const artistId = await own.getArtist(db, request);
    const targetTiers = fanTiers.filter((tier) => tiers.split(',').includes(tier));
    return countReached(db, { artistId, type, targetTiers, campaignId }, clock());
  });

  serve(app, 'PUT /promotion/fans/notifications/:id', ofPromotion, async (request) => {
    await own.on(request, (tx, row, { now }) =>
      changeNotification(tx, { now, row, body: request.body }),
    );
  });

  serve(app, 'POST /promotion/fans/notifications/:id/cancel', ofPromotion, async (request) => {
    await own.on(request, callOffNotification);
  });
};
