import { and, desc, eq, sql } from '#drizzle/orm.ts';
import type { Dismissal, DismissalKind } from '#contract/radio.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { newId } from '../../../platform/ids.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { dismissalTable } from './dismissal.table.ts';

type Wish = { listenerId: string; kind: DismissalKind; id: string };

const columns = { track: dismissalTable.trackId, artist: dismissalTable.artistId };

/** The latest first. */
export async function findDismissals(db: Db, listenerId: string): Promise<Dismissal[]> {
  const rows = await db
    .select({
      trackId: dismissalTable.trackId,
      artistId: dismissalTable.artistId,
      title: trackTable.title,
      artistName: artistTable.name,
    })
    .from(dismissalTable)
    .leftJoin(trackTable, eq(trackTable.id, dismissalTable.trackId))
    .leftJoin(
      artistTable,
      sql`${artistTable.id} = coalesce(${dismissalTable.artistId}, ${trackTable.artistId})`,
    )
    .where(eq(dismissalTable.listenerId, listenerId))
    .orderBy(desc(dismissalTable.since), dismissalTable.trackId, dismissalTable.artistId);
  return rows.map(({ trackId, artistId, title, artistName }) => ({
    kind: trackId === null ? 'artist' : 'track',
    id: trackId ?? artistId ?? '',
    title,
    artistName: artistName ?? '',
  }));
}

/** Returns false if there is no such track or artist. */
export async function dismiss(
  tx: Db,
  { listenerId, kind, id, now }: Wish & { now: Date },
): Promise<boolean> {
  const table = kind === 'track' ? trackTable : artistTable;
  if ((await tx.$count(table, eq(table.id, id))) === 0) return false;
  const subject = kind === 'track' ? { trackId: id } : { artistId: id };
  await tx
    .insert(dismissalTable)
    .values({ id: newId(now.getTime()), listenerId, ...subject, since: now })
    .onConflictDoNothing();
  return true;
}

export async function restoreDismissed(tx: Db, { listenerId, kind, id }: Wish): Promise<void> {
  await tx
    .delete(dismissalTable)
    .where(and(eq(dismissalTable.listenerId, listenerId), eq(columns[kind], id)));
}
