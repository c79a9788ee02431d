import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { toDay } from '../../../platform/days.ts';
import { ofPromotion } from '../../catalogue/ownership/index.ts';
import { describeMarquee } from './describe-marquee.ts';
import { imagePath } from '../../../media/image-path.ts';
import { findCampaigns, findDays, findTracks, marquees } from './marquee.repository.ts';
import { changeMarquee, dropFiles, takeMarquee } from './take-marquee.ts';
import { turnMarquee, turns } from './turn-marquee.ts';

const tracksMost = 500;

const reportedDays = 90;

export const marqueeRoutes: AppModule = (app, dependencies) => {
  const { db, clock, assets } = dependencies;
  const signing = signFor(dependencies);
  const own = marquees.serveOwn(dependencies);

  serve(
    app,
    'GET /promotion/marquee',
    ofPromotion,
    own.list({
      find: findCampaigns,
      describe: async (rows, request) => {
        const since = toDay(new Date(clock().getTime() - reportedDays * 24 * 3_600_000));
        const ids = rows.map(({ campaign }) => campaign.id);
        const days = Map.groupBy(await findDays(db, ids, since), ({ campaignId }) => campaignId);
        return rows.map((row) =>
          describeMarquee(row, days.get(row.campaign.id) ?? [], signing(request)),
        );
      },
      getArtistId: ({ campaign }) => campaign.artistId,
    }),
  );

  serve(
    app,
    'POST /promotion/marquee',
    ofPromotion,
    own.take((taking) => takeMarquee({ ...taking, assets })),
  );

  serve(app, 'GET /promotion/marquee/tracks', ofPromotion, async (request) => {
    const found = await findTracks(db, await own.getArtist(db, request), tracksMost);
    return found.map(({ albumId, ...track }) => ({
      ...track,
      coverImage: imagePath('album', albumId),
    }));
  });

  serve(app, 'PUT /promotion/marquee/:id', ofPromotion, async (request) => {
    const { body: fields } = request;
    await own.on(request, (tx, row, { userId: owner, now }) =>
      changeMarquee({ tx, now, owner, assets, row, fields }),
    );
  });

  for (const turn of turns) {
    serve(app, `POST /promotion/marquee/:id/${turn}`, ofPromotion, async (request) => {
      await own.on(request, async (tx, row, by) => {
        await turnMarquee(tx, row, turn, by);
        if (turn === 'cancel') await dropFiles(tx, { assets, row });
      });
    });
  }
};
