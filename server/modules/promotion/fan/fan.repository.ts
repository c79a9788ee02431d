import { and, desc, eq, type SQL, sql } from '#drizzle/orm.ts';
import { fanLimits, type FanTier, fanTiers, fanTierStreams } from '#contract/fan-choices.ts';
import type { FanQuery } from '#contract/fan.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { parseSearchQuery } from '../../../platform/search-text/search-query.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable, userText } from '../../people/user/user.table.ts';
import { fansOf, findFanStreams, findFanTracks } from '../../figures/figures/index.ts';

const [listenerId, streams] = [sql`fan.listener_id`, sql<number>`fan.streams`];

function isOfTier(tier: FanTier): SQL {
  const above = fanTiers[fanTiers.indexOf(tier) + 1];
  const isAtLeast = sql`${streams} >= ${fanTierStreams[tier]}::int`;
  return above === undefined
    ? isAtLeast
    : sql`${isAtLeast} and ${streams} < ${fanTierStreams[above]}::int`;
}

const mayBeNamed = sql`(${userTable.preferences} #>> '{privacy,showActivity}')::boolean`;

/** Returns only fans who may be named, most streams first. */
export async function findFans(db: Db, artist: string, { q = '', tier, after }: FanQuery) {
  const search = parseSearchQuery(q);
  if (search === null && q.trim() !== '') return [];
  const words = search ? sql`to_tsquery('simple'::regconfig, ${search.fullText})` : undefined;
  const lastStreams =
    after === undefined ? null : await findFanStreams(db, { artistId: artist, listenerId: after });
  const rows = await db
    .select({
      id: userTable.id,
      name: userTable.displayName,
      email: userTable.email,
      profileImage: userTable.profileImage,
      country: userTable.country,
      preferences: userTable.preferences,
      streams,
      lastDay: sql<string | null>`fan.last_day::text`,
      followedAt: sql<Date | null>`fan.followed_at`.mapWith(toDate),
    })
    .from(sql`(${fansOf(artist)}) as fan`)
    .innerJoin(userTable, eq(userTable.id, listenerId))
    .where(
      and(
        eq(userTable.status, 'active'),
        mayBeNamed,
        tier && isOfTier(tier),
        // The index includes emails, which must not be searchable here.
        words && sql`${toFullText(userText(userTable))} @@ ${words}`,
        words && sql`${toFullText(userTable.nameKey)} @@ ${words}`,
        after === undefined
          ? undefined
          : sql`(${streams}, ${listenerId}) < (${lastStreams}::int, ${after}::text)`,
      ),
    )
    .orderBy(desc(streams), desc(listenerId))
    .limit(fanLimits.page);
  const tracks = await findFanTracks(
    db,
    artist,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, tracks: tracks.get(row.id) ?? {} }));
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

const toDate = (value: string | null) => (value === null ? null : new Date(value));

const countOf = (condition?: SQL) =>
  condition ? sql<number>`count(*) filter (where ${condition})::int` : sql<number>`count(*)::int`;

/** Includes fans who must not be named. */
export async function countFans(db: Db, artist: string) {
  const [counted] = await db
    .select({
      total: countOf(),
      followers: countOf(sql`fan.followed_at is not null`),
      casual: countOf(isOfTier('casual')),
      regular: countOf(isOfTier('regular')),
      superfan: countOf(isOfTier('superfan')),
      vip: countOf(isOfTier('vip')),
    })
    .from(sql`(${fansOf(artist)}) as fan`);
  const { total = 0, followers = 0, ...tiers } = counted ?? {};
  return { total, followers, tiers: { casual: 0, regular: 0, superfan: 0, vip: 0, ...tiers } };
}
