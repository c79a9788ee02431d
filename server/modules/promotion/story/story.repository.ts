import { and, asc, desc, eq, gt, not, type SQL, sql } from '#drizzle/orm.ts';
import { storyLimits } from '#contract/story-limits.ts';
import { assetUsedBy } from '../../../platform/assets/asset.repository.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { defineDelivered, getLimit } from '../../catalogue/ownership/index.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistName, holdArtist } from '../../catalogue/artist/index.ts';
import { storyTable, storyViewTable } from './story.table.ts';
import { storyUse } from './story-uses.ts';

export type FoundStory = Awaited<ReturnType<typeof findStories>>[number];

/** Expired stories are left out. */
export type Looking = { viewerId: string; now: Date };

export const stories = defineDelivered(storyTable);

const { id, artistId, createdAt, expiresAt } = storyTable;

async function findStories(
  db: Db,
  { viewerId, now }: Looking,
  { where, order, limit }: { where: SQL | undefined; order: readonly SQL[]; limit: number },
) {
  const rows = await db
    .select({
      story: storyTable,
      artistName: artistName(artistId),
      isSeen: sql<boolean>`${storyViewTable.seenAt} is not null`,
      isLiked: sql<boolean>`${storyViewTable.likedAt} is not null`,
    })
    .from(storyTable)
    .leftJoin(
      storyViewTable,
      and(eq(storyViewTable.storyId, id), eq(storyViewTable.listenerId, viewerId)),
    )
    .where(and(gt(expiresAt, now), where))
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ story, ...rest }) => ({ ...story, ...rest }));
}

const latestFirst = [desc(createdAt), desc(id)];

export const findOwnStories = (db: Db, artists: readonly string[], looking: Looking) =>
  findStories(db, looking, {
    where: anyOf(artistId, artists),
    order: latestFirst,
    limit: getLimit(storyLimits.perArtist, artists),
  });

export const findStoriesToShow = (db: Db, artist: string, looking: Looking) =>
  findStories(db, looking, {
    where: and(eq(artistId, artist), eq(storyTable.isSuspended, false)),
    order: [asc(createdAt), asc(id)],
    limit: storyLimits.perArtist,
  });

export const findOtherStories = (db: Db, artists: readonly string[], looking: Looking) =>
  findStories(db, looking, {
    where: and(not(anyOf(artistId, artists)), eq(storyTable.isSuspended, false)),
    order: latestFirst,
    limit: storyLimits.othersMost,
  });

/** Locks the artist. */
export async function holdStoriesOf(tx: Db, artist: string, now: Date): Promise<number> {
  await holdArtist(tx, artist);
  return tx.$count(storyTable, and(eq(artistId, artist), gt(expiresAt, now)));
}

export async function deleteExpired(tx: Db, now: Date, limit: number): Promise<string[]> {
  const due = tx
    .select({ id })
    .from(storyTable)
    .where(sql`${expiresAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(asc(expiresAt))
    .limit(limit);
  const deleted = await tx
    .delete(storyTable)
    .where(sql`${id} in (${due})`)
    .returning({ id });
  return deleted.map((row) => row.id);
}

export async function findStoryFile(db: Db, wanted: string, now: Date) {
  const [row] = await db
    .select({ file: assetUsedBy(storyUse(wanted)), expiresAt })
    .from(storyTable)
    .where(and(eq(id, wanted), gt(expiresAt, now)));
  return row?.file ? { file: row.file, expiresAt: row.expiresAt } : null;
}
