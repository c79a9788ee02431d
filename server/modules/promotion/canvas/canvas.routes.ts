import { canvasLimits } from '#contract/canvas-limits.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { ofPromotion } from '../../catalogue/ownership/index.ts';
import { thumbnailUse, videoUse } from './canvas-uses.ts';
import { canvases, findCanvases, findTracksOf } from './canvas.repository.ts';
import { canvasDecisions, undecided } from './decide-canvas.ts';
import { describeCanvas } from './describe-canvas.ts';
import { takeCanvas } from './take-canvas.ts';

const tracksMost = 500;

/** See docs/product/canvas.md. */
export const canvasRoutes: AppModule = (app, dependencies) => {
  const { db, assets } = dependencies;
  const signing = signFor(dependencies);
  const own = canvases.serveOwn(dependencies);

  serve(
    app,
    'GET /promotion/canvas',
    ofPromotion,
    own.list({
      find: (on, artists) => findCanvases(on, artists, canvasLimits.perArtist),
      describe: async (rows, request) => {
        const untold = await canvasDecisions.findUntold(
          db,
          rows.map(({ id }) => id),
        );
        return rows.map((row) =>
          describeCanvas(untold.has(row.id) ? { ...row, ...undecided } : row, signing(request)),
        );
      },
      getArtistId: ({ artistId }) => artistId,
    }),
  );

  serve(app, 'GET /promotion/canvas/tracks', ofPromotion, async (request) =>
    findTracksOf(db, await own.getArtist(db, request), tracksMost),
  );

  serve(
    app,
    'POST /promotion/canvas',
    ofPromotion,
    own.take((taking) => takeCanvas({ ...taking, assets })),
  );

  serve(app, 'DELETE /promotion/canvas/:id', ofPromotion, async (request) => {
    await own.on(request, async (tx, { id }) => {
      await assets.release(tx, videoUse(id));
      await assets.release(tx, thumbnailUse(id));
      await canvases.remove(tx, id);
    });
  });
};
