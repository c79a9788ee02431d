import * as z from 'zod/mini';
import { actingListSchema, actingQuerySchema } from '#contract/acting.ts';
import { deliveryAnswerSchema } from '#contract/delivery.ts';
import {
  changeNotificationBodySchema,
  deliveredNotificationSchema,
  fanNotificationListSchema,
  reachQuerySchema,
  reachSchema,
} from '#contract/notification.ts';
import { fanTiers } from '#contract/fan-choices.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { announceDelivery, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { sentences } from '../../platform/sentences.ts';
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
  const querystring = actingQuerySchema;
  const url = '/api/promotion/fans/notifications';

  const getArtist = findActingArtist({ clock });
  const getArtists = findActingArtists({ clock });

  app.get(
    url,
    {
      config,
      schema: { querystring: actingListSchema, response: { 200: fanNotificationListSchema } },
    },
    async (request, reply) => {
      announceDelivery(reply);
      const { artists, getArtistField } = await getArtists(db, request);
      const rows = await findNotifications(db, artists);
      return rows.map((row) => ({
        ...describeNotification(row, clock()),
        ...getArtistField(row.notification.artistId),
      }));
    },
  );

  app.post(
    url,
    {
      config,
      schema: {
        querystring,
        body: deliveredNotificationSchema,
        response: { 200: deliveryAnswerSchema },
      },
    },
    (request) => {
      const { body: delivered } = request;
      return takeDelivery(request, clock, delivered, async (delivery) => {
        const artistId = await getArtist(delivery.tx, request);
        await takeNotification({ ...delivery, artistId, sentBy: getViewer(request).id, delivered });
      });
    },
  );

  app.get(
    `${url}/reach`,
    { config, schema: { querystring: reachQuerySchema, response: { 200: reachSchema } } },
    async (request) => {
      const { type, tiers = '', campaignId = null } = request.query;
      const artistId = await getArtist(db, request);
      const targetTiers = fanTiers.filter((tier) => tiers.split(',').includes(tier));
      return countReached(db, { artistId, type, targetTiers, campaignId }, clock());
    },
  );

  const params = z.strictObject({ id: idSchema });

  app.put(
    `${url}/:id`,
    {
      config,
      schema: {
        params,
        querystring,
        body: changeNotificationBodySchema,
        response: { 204: z.null() },
      },
    },
    async (request) => {
      const { tx } = request;
      const artistId = await getArtist(tx, request);
      const row = await holdNotification(tx, request.params.id);
      if (row?.artistId !== artistId) throw problem('not-found');
      await changeNotification(tx, { now: clock(), row, body: request.body });
    },
  );

  app.post(
    `${url}/:id/cancel`,
    {
      config,
      schema: {
        params,
        querystring,
        response: { 204: z.null() },
      },
    },
    async (request) => {
      const wanted = { noticeId: request.params.id, artist: await getArtist(request.tx, request) };
      if (!(await callOff(request.tx, wanted))) {
        const isThere = await isNotificationOf(request.tx, wanted);
        throw isThere
          ? problem('duplicate', { error: sentences.fans.wasSent })
          : problem('not-found');
      }
    },
  );
};
