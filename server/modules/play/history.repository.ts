import { and, desc, eq, gte, isNull, lt, type SQL, sql } from '#drizzle/orm.ts';
import { afterCursor } from '../../platform/database/after-cursor.ts';
import type { Db } from '../../platform/database/db.ts';
import { normalise } from '../../platform/search-text/normalise.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { ofAlbum, ofArtist, trackColumns } from '../track/index.ts';
import { trackTable } from '../track/track.table.ts';
import { playTable } from './play.table.ts';

const { id, listenerId, trackId, playedAt, forgottenAt } = playTable;

/** From `from` until before `to`. */
type Span = { from?: string | undefined; to?: string | undefined };

type Question = Span & { q?: string | undefined; cursor?: string | undefined; limit: number };

/**
 * The latest first; each word of `q` begins a word of title, artist or album.
 *
 * @throws {Problem} `invalid` for a malformed cursor.
 */
export function findHistory(
  db: Db,
  listener: string,
  { q = '', cursor, limit, ...span }: Question,
) {
  return db
    .select({ ...trackColumns, entryId: id, addedAt: playedAt })
    .from(playTable)
    .innerJoin(trackTable, eq(trackTable.id, trackId))
    .innerJoin(artistTable, ofArtist)
    .innerJoin(albumTable, ofAlbum)
    .where(
      and(
        isRemembered(listener),
        isWithin(span),
        ...normalise(q).split(' ').filter(Boolean).map(isNamed),
        afterCursor(cursor, { moment: playedAt, id }),
      ),
    )
    .orderBy(desc(playedAt), desc(id))
    .limit(limit);
}

/** @returns how many plays left the listener's lists. */
export async function forgetPlays(
  tx: Db,
  listener: string,
  plays: Required<Span> | { play: string },
  now: Date,
): Promise<number> {
  const isMeant = 'play' in plays ? eq(id, plays.play) : isWithin(plays);
  const { rowCount } = await tx
    .update(playTable)
    .set({ forgottenAt: now })
    .where(and(isRemembered(listener), isMeant));
  return rowCount ?? 0;
}

/** @returns how many plays are back. */
export async function recallPlays(tx: Db, listener: string, removedAt: Date): Promise<number> {
  const { rowCount } = await tx
    .update(playTable)
    .set({ forgottenAt: null })
    .where(and(eq(listenerId, listener), eq(forgottenAt, removedAt)));
  return rowCount ?? 0;
}

const isRemembered = (listener: string) => and(eq(listenerId, listener), isNull(forgottenAt));

const isWithin = ({ from, to }: Span) =>
  and(
    from ? gte(playedAt, new Date(from)) : undefined,
    to ? lt(playedAt, new Date(to)) : undefined,
  );

const isNamed = (word: string): SQL =>
  sql`' ' || ${trackTable.searchText} || ' ' || ${albumTable.searchKey} like ${`% ${word}%`}`;
