import { and, desc, eq, exists, inArray, sql } from '#drizzle/orm.ts';
import type { SubscriptionType } from '#contract/user.ts';
import type { SoundSubject } from '../../../media/media-source.ts';
import { soundUse } from '../../../media/media-uses.ts';
import { assetUsedBy } from '../../../platform/assets/asset.repository.ts';
import type { Db } from '../../../platform/database/db.ts';
import { letsIn } from '../../accounts/session/index.ts';
import { sessionTable } from '../../accounts/session/session.table.ts';
import { fileOfTrack } from '../../catalogue/music-file/index.ts';
import { listedTrack } from '../../catalogue/track/index.ts';
import { isInFamily } from '../../people/plan/index.ts';
import type { DemoMode } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';

/** A query of one table omits its name, and the columns' own queries have other ids. */
const listedId = sql`listed_track.id`;

const columns = {
  id: listedTrack.id,
  genre: listedTrack.genre,
  duration: listedTrack.duration,
  asset: assetUsedBy(sql`${soundUse('')} || ${listedId}`),
  file: fileOfTrack(listedId),
};

export async function findPlayableTrack(db: Db, id: string): Promise<SoundSubject | null> {
  const [row] = await db.select(columns).from(listedTrack).where(eq(listedTrack.id, id));
  return row ?? null;
}

export type SeenSession = DemoMode & { sessionId: string; now: Date };

/** The user is null where the session has ended. */
export async function findPlayedTrack(
  db: Db,
  id: string,
  { sessionId, ...at }: SeenSession,
): Promise<{ track: SoundSubject; listenerId: string | null } | null> {
  const [row] = await db
    .select({ track: columns, listenerId: userTable.id })
    .from(listedTrack)
    .leftJoin(sessionTable, eq(sessionTable.id, sessionId))
    .leftJoin(userTable, and(eq(userTable.id, sessionTable.userId), letsIn(at)))
    .where(eq(listedTrack.id, id));
  return row ?? null;
}

export type WantedDownload = {
  plan: SubscriptionType;
  paidUntil: string | null;
  isInFamily: boolean;
  track: (SoundSubject & { title: string; artistName: string }) | null;
};

/** Returns null without a user or open session; the track may not exist. */
export async function findWantedDownload(
  db: Db,
  whose: { listenerId: string; now: Date } | SeenSession,
  trackId: string,
): Promise<WantedDownload | null> {
  const [row] = await db
    .select({
      plan: userTable.subscriptionType,
      paidUntil: userTable.paidUntil,
      isInFamily: isInFamily(whose.now),
      id: listedTrack.id,
      title: listedTrack.title,
      artistName: listedTrack.artistName,
      genre: listedTrack.genre,
      duration: listedTrack.duration,
      asset: assetUsedBy(sql`${soundUse('')} || ${listedTrack.id}`),
      file: fileOfTrack(listedTrack.id),
    })
    .from(userTable)
    .leftJoin(listedTrack, eq(listedTrack.id, trackId))
    .where('listenerId' in whose ? eq(userTable.id, whose.listenerId) : hasSession(db, whose));
  if (row === undefined) return null;
  const { id, title, artistName, genre, duration, asset, file } = row;
  const isFound = id !== null && title !== null && duration !== null;
  return {
    plan: row.plan,
    paidUntil: row.paidUntil,
    isInFamily: row.isInFamily,
    track:
      isFound && genre !== null && artistName !== null
        ? { id, title, artistName, genre, duration, asset, file }
        : null,
  };
}

/** Returns null without such an account. */
export async function findPlanRights(
  db: Db,
  listenerId: string,
  now: Date,
): Promise<Omit<WantedDownload, 'track'> | null> {
  const [row] = await db
    .select({
      plan: userTable.subscriptionType,
      paidUntil: userTable.paidUntil,
      isInFamily: isInFamily(now),
    })
    .from(userTable)
    .where(eq(userTable.id, listenerId));
  return row ?? null;
}

/** Of some ids those that are in the catalogue. */
export async function findExistingTracks(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: listedTrack.id })
    .from(listedTrack)
    .where(inArray(listedTrack.id, [...ids]));
  return rows.map(({ id }) => id);
}

const hasSession = (db: Db, { sessionId, ...at }: SeenSession) =>
  exists(
    db
      .select({ id: sessionTable.id })
      .from(sessionTable)
      .where(
        and(eq(sessionTable.id, sessionId), eq(sessionTable.userId, userTable.id), letsIn(at)),
      ),
  );

export function findPopularTracks(db: Db, limit: number): Promise<SoundSubject[]> {
  return db
    .select(columns)
    .from(listedTrack)
    .where(eq(listedTrack.isPopular, true))
    .orderBy(desc(listedTrack.playCount), listedTrack.id)
    .limit(limit);
}
