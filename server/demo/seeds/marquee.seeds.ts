import { asc, eq } from '#drizzle/orm.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { albumTable } from '../../modules/catalogue/album/album.table.ts';
import { toDay } from '../../platform/days.ts';
import { trackTable } from '../../modules/catalogue/track/track.table.ts';
import {
  cataloguedGenre,
  getSpan,
  wantsAnyGenre,
} from '../../modules/promotion/marquee/audience.ts';
import { findPlaylistOf } from '../../modules/promotion/marquee/marquee.repository.ts';
import {
  marqueeCampaignTable,
  marqueeDayTable,
} from '../../modules/promotion/marquee/marquee.table.ts';
import { impressionCents, paceFrom } from '../../modules/promotion/marquee/pacing.repository.ts';

const day = 24 * 3_600_000;

export const marqueeSeeds: readonly Seed[] = [
  {
    /** One campaign targets everybody on the free plan. */
    name: '0025_marquee',
    async add(tx, now) {
      const { demoMarquees } = await import('#sample/promotion/demo-marquees.ts');
      const { demoAccounts } = await import('#sample/demo-accounts.ts');
      const artistId = demoAccounts.find((account) => account.artistId !== undefined)?.artistId;
      if (artistId === undefined) return;
      const tracks = await tx
        .select({ id: trackTable.id, title: trackTable.title, genre: albumTable.genre })
        .from(trackTable)
        .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
        .where(eq(trackTable.artistId, artistId))
        .orderBy(asc(trackTable.albumId), asc(trackTable.position));
      for (const [position, demo] of demoMarquees.entries()) {
        const { startsIn, days, daily, copy, targetAudience, approval, ...campaign } = demo;
        const track = tracks.find(({ title }) => title === demo.trackTitle) ?? tracks[position];
        if (track === undefined) continue;
        const begins = Date.parse(toDay(new Date(now.getTime() + startsIn * day)));
        const sum = (of: 0 | 1 | 2) => daily.reduce((total, figures) => total + figures[of], 0);
        const dates = {
          startDate: toDay(new Date(begins)),
          endDate: toDay(new Date(begins + (days - 1) * day)),
          endsAt: new Date(begins + days * day),
        };
        const { genres, ageRange } = targetAudience;
        const spent = sum(0) * impressionCents;
        const isTakeover = demo.adFormat === 'playlist_takeover';
        const wanted = wantsAnyGenre(genres) ? [track.genre] : genres.map(cataloguedGenre);
        await tx.insert(marqueeCampaignTable).values({
          ...campaign,
          ...dates,
          ...targetAudience,
          ...getSpan(ageRange),
          ...paceFrom({ ...dates, spent }, now),
          artistId,
          trackId: track.id,
          trackTitle: track.title,
          copy,
          budget: demo.budget * 100,
          spent,
          impressions: sum(0),
          clicks: sum(1),
          conversions: sum(2),
          approval,
          ...(approval === 'waiting' && { approvalAskedAt: new Date(now.getTime() - day / 8) }),
          ...(approval === 'approved' && { approvedBudget: demo.budget * 100 }),
          playlistId: isTakeover ? ((await findPlaylistOf(tx, wanted))?.id ?? null) : null,
          createdAt: new Date(now.getTime() - (position + 1) * day),
        });
        if (daily.length === 0) continue;
        await tx.insert(marqueeDayTable).values(
          daily.map(([impressions, clicks, conversions], index) => ({
            campaignId: demo.id,
            day: toDay(new Date(begins + index * day)),
            impressions,
            clicks,
            conversions,
            spent: impressions * impressionCents,
          })),
        );
      }
    },
  },
];
