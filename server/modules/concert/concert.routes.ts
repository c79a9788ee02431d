import type { FastifyRequest } from 'fastify';
import { concertLimits } from '#contract/concert-choices.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { announceDelivery, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { serve } from '../../platform/serve.ts';
import { callOffOfConcert } from '../fan/index.ts';
import { findActingArtist, findActingArtists } from '../ownership/index.ts';
import { cancelConcert, changeConcert, refuseUnseen } from './change-concert.ts';
import { pictureUse } from './concert-picture.ts';
import { deleteConcert, findConcerts, holdConcert } from './concert.repository.ts';
import { describeConcert, inOrder } from './describe-concert.ts';
import { takeConcert } from './take-concert.ts';
import { tourStats } from './tour-stats.ts';

/** See docs/product/concerts.md. */
export const concertRoutes: AppModule = (app, dependencies) => {
  const { db, clock, assets } = dependencies;
  const config = { access: { permission: 'promotion.open' } } as const;

  const getArtist = findActingArtist({ clock });
  const getArtists = findActingArtists({ clock });

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

  serve(app, 'GET /promotion/concerts/artist', config, async (request, reply) => {
    announceDelivery(reply);
    return inOrder(await getConcerts(request));
  });

  serve(app, 'GET /promotion/concerts/stats', config, async (request) =>
    tourStats(await getConcerts(request)),
  );

  serve(app, 'POST /promotion/concerts/artist', config, (request) => {
    const { body: delivered } = request;
    return takeDelivery(request, clock, delivered, async (delivery) => {
      const artistId = await getArtist(delivery.tx, request);
      const sentBy = getViewer(request).id;
      await takeConcert({ ...delivery, artistId, sentBy, assets, delivered });
    });
  });

  serve(app, 'PUT /promotion/concerts/:id', config, async (request) => {
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
  });

  serve(app, 'POST /promotion/concerts/:id/cancel', config, async (request) => {
    const { tx } = request;
    const now = clock();
    const { version } = request.query;
    const concert = await findOwn(tx, request, request.params.id);
    const { id: userId } = getViewer(request);
    return describeConcert(await cancelConcert(tx, concert, { version, now, userId }), now);
  });

  serve(app, 'DELETE /promotion/concerts/:id', config, async (request) => {
    const { id } = request.params;
    const { tx } = request;
    const { version } = request.query;
    refuseUnseen(await findOwn(tx, request, id), { version });
    await callOffOfConcert(tx, id, { userId: getViewer(request).id, now: clock() });
    await assets.release(tx, pictureUse(id));
    await deleteConcert(tx, id);
  });
};
