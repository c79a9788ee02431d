import { and, asc, desc, eq, gte, lte, sql } from '#drizzle/orm.ts';
import type { MarqueeAssetKind } from '#contract/marquee.ts';
import { marqueeLimits } from '#contract/marquee-limits.ts';
import { assetUsedBy } from '../../../platform/assets/asset.repository.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { defineDelivered, getLimit } from '../../catalogue/ownership/index.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { playlistTrackTable } from '../../listening/playlist/playlist-track.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { fileUse, isUploaded } from './marquee-files.ts';
import { marqueeCampaignTable, marqueeDayTable, type MarqueeRow } from './marquee.table.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';

const campaign = marqueeCampaignTable;

export const marquees = defineDelivered(campaign);

export const findCampaigns = (db: Db, artists: readonly string[]) =>
  db
    .select({
      campaign,
      albumId: trackTable.albumId,
      playlist: { id: playlistTable.id, name: playlistTable.name },
    })
    .from(campaign)
    .leftJoin(trackTable, eq(trackTable.id, campaign.trackId))
    .leftJoin(playlistTable, eq(playlistTable.id, campaign.playlistId))
    .where(anyOf(campaign.artistId, artists))
    .orderBy(desc(campaign.createdAt), desc(campaign.id))
    .limit(getLimit(marqueeLimits.perArtist, artists));

export type FoundCampaign = Awaited<ReturnType<typeof findCampaigns>>[number];

export const findDays = (db: Db, campaigns: readonly string[], since: string) =>
  db
    .select()
    .from(marqueeDayTable)
    .where(and(anyOf(marqueeDayTable.campaignId, campaigns), gte(marqueeDayTable.day, since)))
    .orderBy(asc(marqueeDayTable.day));

export const findTracks = (db: Db, artistId: string, limit: number, named?: string) =>
  db
    .select({
      id: trackTable.id,
      title: trackTable.title,
      artist: artistName(trackTable.artistId),
      albumId: trackTable.albumId,
    })
    .from(trackTable)
    .where(
      and(
        eq(trackTable.artistId, artistId),
        named === undefined ? undefined : eq(trackTable.id, named),
      ),
    )
    .orderBy(nameOrder(trackTable.title), asc(trackTable.id))
    .limit(limit);

export async function findFile(db: Db, kind: MarqueeAssetKind, id: string) {
  const [row] = await db
    .select({ asset: assetUsedBy(fileUse(kind, id)) })
    .from(campaign)
    .where(eq(campaign.id, id));
  return row?.asset ?? null;
}

export async function hasOwnSound(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ audio: campaign.audio })
    .from(campaign)
    .where(eq(campaign.id, id));
  return row !== undefined && isUploaded(row.audio);
}

export const findWaiting = (db: Db, limit: number) =>
  db
    .select({ campaign, artist: { id: campaign.artistId, name: artistName(campaign.artistId) } })
    .from(campaign)
    .where(sql`${campaign.approval} = 'waiting'`)
    .orderBy(asc(campaign.approvalAskedAt), asc(campaign.id))
    .limit(limit);

export const countWaiting = (db: Db): Promise<number> =>
  db.$count(campaign, sql`${campaign.approval} = 'waiting'`);

export const completeEnded = (tx: Db, now: Date): Promise<MarqueeRow[]> =>
  tx
    .update(campaign)
    .set({
      status: 'completed',
      approval: sql`case when approval = 'waiting' then 'none' else approval end`,
    })
    .where(and(sql`${campaign.status} in ('active', 'paused')`, lte(campaign.endsAt, now)))
    .returning();

/** Campaigns that start today and were activated earlier. */
export const findStarted = (db: Db, { today }: { today: string }): Promise<MarqueeRow[]> =>
  db
    .select()
    .from(campaign)
    .where(
      and(
        sql`${campaign.status} = 'active'`,
        eq(campaign.startDate, today),
        sql`coalesce(${campaign.activatedAt}, ${campaign.createdAt}) < ${today}::date::timestamp at time zone 'UTC'`,
      ),
    );

/** Picks a playlist with mostly tracks of these genres. */
export async function findPlaylistOf(
  db: Db,
  genres: readonly string[],
): Promise<{ id: string; name: string } | null> {
  const main = sql<string>`mode() within group (order by ${albumTable.genre})`;
  const rows = await db
    .select({ id: playlistTable.id, name: playlistTable.name, genre: main })
    .from(playlistTable)
    .innerJoin(playlistTrackTable, eq(playlistTrackTable.playlistId, playlistTable.id))
    .innerJoin(trackTable, eq(trackTable.id, playlistTrackTable.trackId))
    .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
    .where(sql`${playlistTable.featuredPosition} is not null and ${playlistTable.isPublic}`)
    .groupBy(playlistTable.id)
    .orderBy(asc(playlistTable.featuredPosition), asc(playlistTable.id));
  return rows.find(({ genre }) => genres.includes(genre)) ?? null;
}

export async function findGenreOf(db: Db, trackId: string): Promise<string | null> {
  const [row] = await db
    .select({ genre: albumTable.genre })
    .from(trackTable)
    .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
    .where(eq(trackTable.id, trackId));
  return row?.genre ?? null;
}
