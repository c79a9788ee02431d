import { concertLimits } from '#contract/concert-choices.ts';
import type { AppModule } from '../../../platform/app.ts';
import { announceDelivery } from '../../../platform/repeats/take-delivery.ts';
import { serve } from '../../../platform/serve.ts';
import { callOffOfConcert } from '../fan/index.ts';
import { ofPromotion } from '../../catalogue/ownership/index.ts';
import { cancelConcert, changeConcert, refuseUnseen } from './change-concert.ts';
import { pictureUse } from './concert-picture.ts';
import { concerts } from './concert.repository.ts';
import { describeConcert, inOrder } from './describe-concert.ts';
import { takeConcert } from './take-concert.ts';
import { tourStats } from './tour-stats.ts';

/** See docs/product/concerts.md. */
export const concertRoutes: AppModule = (app, dependencies) => {
  const { clock, assets } = dependencies;
  const own = concerts.serveOwn(dependencies);

  const getConcerts = own.read({
    find: concerts.findOf(concertLimits.perArtist),
    describe: (rows) => rows.map((row) => describeConcert(row, clock())),
    getArtistId: ({ artistId }) => artistId,
  });

  serve(app, 'GET /promotion/concerts/artist', ofPromotion, async (request, reply) => {
    announceDelivery(reply);
    return inOrder(await getConcerts(request));
  });

  serve(app, 'GET /promotion/concerts/stats', ofPromotion, async (request) =>
    tourStats(await getConcerts(request)),
  );

  serve(
    app,
    'POST /promotion/concerts/artist',
    ofPromotion,
    own.take((taking) => takeConcert({ ...taking, assets })),
  );

  serve(app, 'PUT /promotion/concerts/:id', ofPromotion, (request) =>
    own.on(request, async (tx, concert, { userId: owner, now }) => {
      const change = { assets, owner, now, body: request.body };
      return describeConcert(await changeConcert(tx, concert, change), now);
    }),
  );

  serve(app, 'POST /promotion/concerts/:id/cancel', ofPromotion, (request) =>
    own.on(request, async (tx, concert, by) => {
      const { version } = request.query;
      return describeConcert(await cancelConcert(tx, concert, { version, ...by }), by.now);
    }),
  );

  serve(app, 'DELETE /promotion/concerts/:id', ofPromotion, async (request) => {
    await own.on(request, async (tx, concert, by) => {
      const { id } = concert;
      refuseUnseen(concert, { version: request.query.version });
      await callOffOfConcert(tx, id, by);
      await assets.release(tx, pictureUse(id));
      await concerts.remove(tx, id);
    });
  });
};
