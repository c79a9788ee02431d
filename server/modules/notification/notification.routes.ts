import { fanTiers } from '#contract/fan-choices.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { announceDelivery, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { sentences } from '../../platform/sentences.ts';
import { serve } from '../../platform/serve.ts';
import { findActingArtist, findActingArtists } from '../ownership/index.ts';
import { describeNotification } from './describe-notification.ts';
import {
  callOff,
  findNotifications,
  holdNotification,
  isNotificationOf,
} from './notification.repository.ts';
import { changeNotification, takeNotification } from './take-notification.ts';
import { countReached } from './audience.repository.ts';

export const notificationRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const config = { access: { permission: 'promotion.open' } } as const;

  const getArtist = findActingArtist({ clock });
  const getArtists = findActingArtists({ clock });

  serve(app, 'GET /promotion/fans/notifications', config, async (request, reply) => {
    announceDelivery(reply);
    const { artists, getArtistField } = await getArtists(db, request);
    const rows = await findNotifications(db, artists);
    return rows.map((row) => ({
      ...describeNotification(row, clock()),
      ...getArtistField(row.notification.artistId),
    }));
  });

  serve(app, 'POST /promotion/fans/notifications', config, (request) => {
    const { body: delivered } = request;
    return takeDelivery(request, clock, delivered, async (delivery) => {
      const artistId = await getArtist(delivery.tx, request);
      await takeNotification({ ...delivery, artistId, sentBy: getViewer(request).id, delivered });
    });
  });

  serve(app, 'GET /promotion/fans/notifications/reach', config, async (request) => {
    const { type, tiers = '', campaignId = null } = request.query;
    const artistId = await getArtist(db, request);
    const targetTiers = fanTiers.filter((tier) => tiers.split(',').includes(tier));
    return countReached(db, { artistId, type, targetTiers, campaignId }, clock());
  });

  serve(app, 'PUT /promotion/fans/notifications/:id', config, async (request) => {
    const { tx } = request;
    const artistId = await getArtist(tx, request);
    const row = await holdNotification(tx, request.params.id);
    if (row?.artistId !== artistId) throw problem('not-found');
    await changeNotification(tx, { now: clock(), row, body: request.body });
  });

  serve(app, 'POST /promotion/fans/notifications/:id/cancel', config, async (request) => {
    const wanted = { noticeId: request.params.id, artist: await getArtist(request.tx, request) };
    if (!(await callOff(request.tx, wanted))) {
      const isThere = await isNotificationOf(request.tx, wanted);
      throw isThere
        ? problem('duplicate', { error: sentences.fans.wasSent })
        : problem('not-found');
    }
  });
};
