import type { FastifyRequest } from 'fastify';
import type { AppModule } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { getViewer } from '../../platform/access.ts';
import { serve } from '../../platform/serve.ts';
import { signFor } from '../../platform/sign-for.ts';
import { problem } from '../../platform/problems.ts';
import { announceDelivery, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { toDay } from '../../platform/days.ts';
import { findActingArtist, findActingArtists } from '../ownership/index.ts';
import { describeMarquee } from './describe-marquee.ts';
import { imagePath } from '../../media/image-path.ts';
import { findCampaigns, findDays, findTracks, holdCampaign } from './marquee.repository.ts';
import type { MarqueeRow } from './marquee.table.ts';
import { changeMarquee, dropFiles, takeMarquee } from './take-marquee.ts';
import { turnMarquee, turns } from './turn-marquee.ts';

const tracksMost = 500;

const reportedDays = 90;

export const marqueeRoutes: AppModule = (app, dependencies) => {
  const { db, clock, assets } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'promotion.open' } } as const;

  const getArtist = findActingArtist({ clock });
  const getArtists = findActingArtists({ clock });

  const onCampaign = async (
    request: FastifyRequest,
    work: (tx: Db, row: MarqueeRow) => Promise<void>,
  ) => {
    const { tx } = request;
    const artistId = await getArtist(tx, request);
    const row = await holdCampaign(tx, (request.params as { id: string }).id);
    if (row?.artistId !== artistId) throw problem('not-found');
    await work(tx, row);
  };

  serve(app, 'GET /promotion/marquee', config, async (request, reply) => {
    announceDelivery(reply);
    const now = clock();
    const { artists, getArtistField } = await getArtists(db, request);
    const rows = await findCampaigns(db, artists);
    const since = toDay(new Date(now.getTime() - reportedDays * 24 * 3_600_000));
    const ids = rows.map(({ campaign }) => campaign.id);
    const days = Map.groupBy(await findDays(db, ids, since), ({ campaignId }) => campaignId);
    return rows.map((row) => ({
      ...describeMarquee(row, days.get(row.campaign.id) ?? [], signing(request)),
      ...getArtistField(row.campaign.artistId),
    }));
  });

  serve(app, 'POST /promotion/marquee', config, (request) => {
    const { body: delivered } = request;
    return takeDelivery(request, clock, delivered, async (delivery) => {
      const artistId = await getArtist(delivery.tx, request);
      const owner = getViewer(request).id;
      await takeMarquee({ ...delivery, artistId, owner, assets, delivered });
    });
  });

  serve(app, 'GET /promotion/marquee/tracks', config, async (request) => {
    const found = await findTracks(db, await getArtist(db, request), tracksMost);
    return found.map(({ albumId, ...track }) => ({
      ...track,
      coverImage: imagePath('album', albumId),
    }));
  });

  serve(app, 'PUT /promotion/marquee/:id', config, async (request) => {
    const { body: fields } = request;
    const { id: owner } = getViewer(request);
    await onCampaign(request, (tx, row) =>
      changeMarquee({ tx, now: clock(), owner, assets, row, fields }),
    );
  });

  for (const turn of turns) {
    serve(app, `POST /promotion/marquee/:id/${turn}`, config, async (request) => {
      const by = { userId: getViewer(request).id, now: clock() };
      await onCampaign(request, async (tx, row) => {
        await turnMarquee(tx, row, turn, by);
        if (turn === 'cancel') await dropFiles(tx, { assets, row });
      });
    });
  }
};
