import { sql } from 'drizzle-orm';
import type { StoryRing, StoryState } from '#contract/story.ts';
import { storyLimits } from '#contract/story-limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { followedArtistTable } from '../collection/followed-artist.table.ts';
import { imagePath } from '../image/image-path.ts';
import { storyTable, storyViewTable } from './story.table.ts';

type Listening = { listenerId: string; now: Date };

/** Whether the listener saw all stories of a group. */
const allSeen = sql<boolean>`bool_and(${storyViewTable.storyId} is not null)`;

/** The artists with stories whom a listener follows: those with something new first, then the latest. */
export async function findStoryRings(db: Db, { listenerId, now }: Listening): Promise<StoryRing[]> {
  const rows = await db
    .select({ artistId: artistTable.id, artistName: artistTable.name, isSeen: allSeen })
    .from(followedArtistTable)
    .innerJoin(artistTable, sql`${artistTable.id} = ${followedArtistTable.artistId}`)
    .innerJoin(storyTable, sql`${storyTable.artistId} = ${artistTable.id} and ${isAlive(now)}`)
    .leftJoin(storyViewTable, isOf(listenerId))
    .where(
      sql`${followedArtistTable.userId} = ${listenerId} and ${followedArtistTable.until} is null`,
    )
    .groupBy(artistTable.id)
    .orderBy(allSeen, sql`max(${storyTable.createdAt}) desc`, artistTable.id)
    .limit(storyLimits.ringsMost);
  return rows.map((row) => ({ ...row, image: imagePath('artist', row.artistId) }));
}

/** Whether an artist has stories, and whether the listener saw all of them; nobody else is told of any. */
export async function findStoryState(
  db: Db,
  { artistId, listenerId, now }: { artistId: string; listenerId: string | null; now: Date },
): Promise<StoryState> {
  if (listenerId === null) return 'none';
  const [row] = await db
    .select({ isSeen: sql<boolean | null>`${allSeen}` })
    .from(storyTable)
    .leftJoin(storyViewTable, isOf(listenerId))
    .where(sql`${storyTable.artistId} = ${artistId} and ${isAlive(now)}`);
  if (row?.isSeen === true) return 'seen';
  return row?.isSeen === false ? 'new' : 'none';
}

const isAlive = (now: Date) => sql`${storyTable.expiresAt} > ${now.toISOString()}::timestamptz`;

const isOf = (listenerId: string) =>
  sql`${storyViewTable.storyId} = ${storyTable.id} and ${storyViewTable.listenerId} = ${listenerId}`;
