import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { concertLimits } from '#contract/concert-choices.ts';
import {
  changeConcertBodySchema,
  concertListSchema,
  concertSchema,
  deliveredConcertSchema,
  seenConcertQuerySchema,
  tourStatsSchema,
} from '#contract/concert.ts';
import { deliveryAnswerSchema } from '#contract/delivery.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { announceDelivery, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { callOffOfConcert } from '../fan/index.ts';
import {
  actingListSchema,
  actingQuerySchema,
  findActingArtist,
  findActingArtists,
} from '../ownership/index.ts';
import { cancelConcert, changeConcert, refuseUnseen } from './change-concert.ts';
import { pictureUse } from './concert-picture.ts';
import { deleteConcert, findConcerts, holdConcert } from './concert.repository.ts';
import { describeConcert, inOrder } from './describe-concert.ts';
import { takeConcert } from './take-concert.ts';
import { tourStats } from './tour-stats.ts';

const url = '/api/promotion/concerts/artist';
const oneUrl = '/api/promotion/concerts/:id';

/** See docs/product/concerts.md. */
export const concertRoutes: AppModule = (app, dependencies) => {
  const { db, clock, assets } = dependencies;
  const config = { access: { permission: 'promotion.open' } } as const;
  const querystring = actingQuerySchema;
  const seenQuerystring = z.extend(actingQuerySchema, seenConcertQuerySchema.shape);
  const params = z.strictObject({ id: idSchema });

  const getArtist = findActingArtist({ clock });
  const getArtists = findActingArtists({ clock });
  const ofList = { querystring: actingListSchema };

  const getConcerts = async (request: FastifyRequest) => {
    const { artists, getArtistField } = await getArtists(db, request);
    const rows = await findConcerts(db, artists, concertLimits.perArtist);
    return rows.map((row) => ({
      ...describeConcert(row, clock()),
      ...getArtistField(row.artistId),
    }));
  };

  async function findOwn(tx: Db, request: FastifyRequest, id: string) {
    const artistId = await getArtist(tx, request);
    const concert = await holdConcert(tx, id);
    if (concert?.artistId !== artistId) throw problem('not-found');
    return concert;
  }

  app.get(
    url,
    { config, schema: { ...ofList, response: { 200: concertListSchema } } },
    async (request, reply) => {
      announceDelivery(reply);
      return inOrder(await getConcerts(request));
    },
  );

  app.get(
    '/api/promotion/concerts/stats',
    { config, schema: { ...ofList, response: { 200: tourStatsSchema } } },
    async (request) => tourStats(await getConcerts(request)),
  );

  app.post(
    url,
    {
      config,
      schema: {
        querystring,
        body: deliveredConcertSchema,
        response: { 200: deliveryAnswerSchema },
      },
    },
    (request) => {
      const { body: delivered } = request;
      return takeDelivery(request, clock, delivered, async (delivery) => {
        const artistId = await getArtist(delivery.tx, request);
        const sentBy = getViewer(request).id;
        await takeConcert({ ...delivery, artistId, sentBy, assets, delivered });
      });
    },
  );

  app.put(
    oneUrl,
    {
      config,
      schema: {
        params,
        querystring,
        body: changeConcertBodySchema,
        response: { 200: concertSchema },
      },
    },
    async (request) => {
      const { tx } = request;
      const now = clock();
      const concert = await findOwn(tx, request, request.params.id);
      const owner = getViewer(request).id;
      const changed = await changeConcert(tx, concert, {
        assets,
        owner,
        now,
        body: request.body,
      });
      return describeConcert(changed, now);
    },
  );

  app.post(
    `${oneUrl}/cancel`,
    {
      config,
      schema: { params, querystring: seenQuerystring, response: { 200: concertSchema } },
    },
    async (request) => {
      const { tx } = request;
      const now = clock();
      const { version } = request.query;
      const concert = await findOwn(tx, request, request.params.id);
      const { id: userId } = getViewer(request);
      return describeConcert(await cancelConcert(tx, concert, { version, now, userId }), now);
    },
  );

  app.delete(
    oneUrl,
    { config, schema: { params, querystring: seenQuerystring, response: { 204: z.null() } } },
    async (request) => {
      const { id } = request.params;
      const { tx } = request;
      const { version } = request.query;
      refuseUnseen(await findOwn(tx, request, id), { version });
      await callOffOfConcert(tx, id, { userId: getViewer(request).id, now: clock() });
      await assets.release(tx, pictureUse(id));
      await deleteConcert(tx, id);
    },
  );
};
