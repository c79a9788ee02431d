import { type SQLWrapper, sql } from '#drizzle/orm.ts';
import type { ArtistStoryState, StoryRing } from '#contract/story.ts';
import { storyLimits } from '#contract/story-limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { followedArtistTable } from '../../catalogue/artist/followed-artist.table.ts';
import { imagePath } from '../../../media/image-path.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { hiddenStoriesTable, storyTable, storyViewTable } from './story.table.ts';

type Listening = { listenerId: string; now: Date };

const allSeen = sql<boolean>`bool_and(${storyViewTable.storyId} is not null)`;

export async function findStoryRings(db: Db, { listenerId, now }: Listening): Promise<StoryRing[]> {
  const { artistId: followed } = followedArtistTable;
  const rows = await db
    .select({ artistId: followed, artistName: artistName(followed), isSeen: allSeen })
    .from(followedArtistTable)
    .innerJoin(storyTable, sql`${storyTable.artistId} = ${followed} and ${isAlive(now)}`)
    .leftJoin(storyViewTable, isOf(listenerId))
    .where(
      sql`${followedArtistTable.userId} = ${listenerId} and ${followedArtistTable.until} is null
        and not exists ${hiding(listenerId, followed)}`,
    )
    .groupBy(followed)
    .orderBy(allSeen, sql`max(${storyTable.createdAt}) desc`, followed)
    .limit(storyLimits.ringsMost);
  return rows.map((row) => ({ ...row, image: imagePath('artist', row.artistId) }));
}

export async function findStoryState(
  db: Db,
  { artistId, listenerId, now }: { artistId: string; listenerId: string | null; now: Date },
): Promise<ArtistStoryState> {
  if (listenerId === null) return { story: 'none', areStoriesHidden: false };
  const [row] = await db
    .select({
      isSeen: sql<boolean | null>`${allSeen}`,
      isHidden: sql<boolean>`exists ${hiding(listenerId, sql`${artistId}`)}`,
    })
    .from(storyTable)
    .leftJoin(storyViewTable, isOf(listenerId))
    .where(sql`${storyTable.artistId} = ${artistId} and ${isAlive(now)}`);
  const story = row?.isSeen === true ? 'seen' : row?.isSeen === false ? 'new' : 'none';
  return { story, areStoriesHidden: row?.isHidden ?? false };
}

type Hiding = { listenerId: string; artistId: string };

export async function hideStories(db: Db, { listenerId, artistId, now }: Hiding & { now: Date }) {
  await db.execute(sql`
    insert into ${hiddenStoriesTable} (listener_id, artist_id, since)
    select ${listenerId}, ${artistTable.id}, ${now.toISOString()}::timestamptz
    from ${artistTable} where ${artistTable.id} = ${artistId} on conflict do nothing`);
}

export async function showStories(db: Db, { listenerId, artistId }: Hiding) {
  await db
    .delete(hiddenStoriesTable)
    .where(
      sql`${hiddenStoriesTable.listenerId} = ${listenerId} and ${hiddenStoriesTable.artistId} = ${artistId}`,
    );
}

const hiding = (listenerId: string, artistId: SQLWrapper) =>
  sql`(select 1 from ${hiddenStoriesTable} where ${hiddenStoriesTable.listenerId} = ${listenerId}
    and ${hiddenStoriesTable.artistId} = ${artistId})`;

const isAlive = (now: Date) =>
  sql`${storyTable.expiresAt} > ${now.toISOString()}::timestamptz and not ${storyTable.isSuspended}`;

const isOf = (listenerId: string) =>
  sql`${storyViewTable.storyId} = ${storyTable.id} and ${storyViewTable.listenerId} = ${listenerId}`;
