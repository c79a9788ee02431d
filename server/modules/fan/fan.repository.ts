import { and, desc, eq, gte, lt, type SQL, sql } from '#drizzle/orm.ts';
import { fanLimits, type FanTier, fanTiers, fanTierStreams } from '#contract/fan-choices.ts';
import type { FanQuery } from '#contract/fan.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { toFullText } from '../../platform/database/full-text.ts';
import { parseSearchQuery } from '../../platform/search-text/search-query.ts';
import { trackTable } from '../track/track.table.ts';
import { userTable, userText } from '../user/user.table.ts';
import { fanTable } from '../figure-event/fan.table.ts';

const { artistId, listenerId, streams } = fanTable;

/** The index on streams serves this condition. */
function isOfTier(tier: FanTier): SQL | undefined {
  const above = fanTiers[fanTiers.indexOf(tier) + 1];
  return and(
    gte(streams, fanTierStreams[tier]),
    above === undefined ? undefined : lt(streams, fanTierStreams[above]),
  );
}

const mayBeNamed = sql`(${userTable.preferences} #>> '{privacy,showActivity}')::boolean`;

/** Returns only fans who may be named, most streams first. */
export async function findFans(db: Db, artist: string, { q = '', tier, after }: FanQuery) {
  const search = parseSearchQuery(q);
  if (search === null && q.trim() !== '') return [];
  const words = search ? sql`to_tsquery('simple'::regconfig, ${search.fullText})` : undefined;
  return db
    .select({
      id: userTable.id,
      name: userTable.displayName,
      email: userTable.email,
      profileImage: userTable.profileImage,
      country: userTable.country,
      preferences: userTable.preferences,
      streams,
      tracks: fanTable.tracks,
      lastDay: fanTable.lastDay,
      followedAt: fanTable.followedAt,
    })
    .from(fanTable)
    .innerJoin(userTable, eq(userTable.id, listenerId))
    .where(
      and(
        eq(artistId, artist),
        eq(userTable.status, 'active'),
        mayBeNamed,
        tier && isOfTier(tier),
        // The index includes emails, which must not be searchable here.
        words && sql`${toFullText(userText(userTable))} @@ ${words}`,
        words && sql`${toFullText(userTable.nameKey)} @@ ${words}`,
        after === undefined
          ? undefined
          : sql`(${streams}, ${listenerId}) < (
              select last.streams, last.listener_id from ${fanTable} as last
              where last.artist_id = ${artist} and last.listener_id = ${after}
            )`,
      ),
    )
    .orderBy(desc(streams), desc(listenerId))
    .limit(fanLimits.page);
}

export type FanRow = Awaited<ReturnType<typeof findFans>>[number];

export async function findTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: trackTable.id, title: trackTable.title })
    .from(trackTable)
    .where(anyOf(trackTable.id, ids));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const countOf = (condition?: SQL) =>
  condition ? sql<number>`count(*) filter (where ${condition})::int` : sql<number>`count(*)::int`;

/** Includes fans who must not be named. */
export async function countFans(db: Db, artist: string) {
  const [counted] = await db
    .select({
      total: countOf(),
      followers: countOf(sql`${fanTable.followedAt} is not null`),
      casual: countOf(isOfTier('casual')),
      regular: countOf(isOfTier('regular')),
      superfan: countOf(isOfTier('superfan')),
      vip: countOf(isOfTier('vip')),
    })
    .from(fanTable)
    .where(eq(artistId, artist));
  const { total = 0, followers = 0, ...tiers } = counted ?? {};
  return { total, followers, tiers: { casual: 0, regular: 0, superfan: 0, vip: 0, ...tiers } };
}
