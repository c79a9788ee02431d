import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { playTable } from '../play/play.table.ts';
import { skipTable } from '../play/skip.table.ts';
import { trackTable } from '../track/track.table.ts';
import { artistToRecountTable } from './artist-summary.table.ts';
import type { FigureEvent } from './day-figures.ts';

/** Rows that are in memory at a time. */
const rowsAtOnce = 20_000;

/** Asks for the figures of all artists to be counted anew. */
export async function askForRecounts(db: Db): Promise<void> {
  await db.execute(sql`
    insert into ${artistToRecountTable} (artist_id) select ${artistTable.id} from ${artistTable}
    on conflict do nothing`);
}

/** Takes an artist to count anew; null where nobody is left. It is there again if the transaction fails. */
export async function takeArtistToRecount(tx: Db): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from ${artistToRecountTable} where artist_id = (
      select artist_id from ${artistToRecountTable} order by artist_id limit 1 for update skip locked
    ) returning artist_id as id`);
  return rows[0]?.id ?? null;
}

type Recounted = { id: string; duration: number };

export function findTracksToRecount(db: Db, artistId: string): Promise<Recounted[]> {
  return db
    .select({ id: trackTable.id, duration: trackTable.duration })
    .from(trackTable)
    .where(eq(trackTable.artistId, artistId));
}

type Track = Recounted & { artistId: string };

/** All plays and skips of a track, in parts. */
export async function* readEvents(db: Db, track: Track): AsyncGenerator<FigureEvent[]> {
  yield* inParts(track, 'play', (after) => readPlays(db, track.id, after));
  yield* inParts(track, 'skip', (after) => readSkips(db, track.id, after));
}

type Row = Omit<FigureEvent, 'kind' | 'artistId' | 'trackId' | 'duration'> & { id: string };

type Place = { at: Date; id: string };

async function* inParts(
  { id: trackId, artistId, duration }: Track,
  kind: FigureEvent['kind'],
  read: (after: Place) => Promise<Row[]>,
): AsyncGenerator<FigureEvent[]> {
  let after: Place | undefined = { at: new Date(0), id: '' };
  while (after) {
    const rows: Row[] = await read(after);
    if (rows.length > 0) yield rows.map((row) => ({ ...row, kind, artistId, trackId, duration }));
    after = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  }
}

function readPlays(db: Db, trackId: string, after: Place): Promise<Row[]> {
  const {
    id,
    playedAt: at,
    earned,
    listenerNumber,
    source,
    playlistId,
    country,
    plan,
    device,
  } = playTable;
  return db
    .select({ id, at, earned, listenerNumber, source, playlistId, country, plan, device })
    .from(playTable)
    .where(
      sql`${playTable.trackId} = ${trackId} and (${at}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
    )
    .orderBy(at, id)
    .limit(rowsAtOnce);
}

function readSkips(db: Db, trackId: string, after: Place): Promise<Row[]> {
  const {
    id,
    skippedAt: at,
    listenerNumber,
    source,
    playlistId,
    country,
    plan,
    device,
  } = skipTable;
  return db
    .select({
      id,
      at,
      earned: sql<number>`0`,
      listenerNumber,
      source,
      playlistId,
      country,
      plan,
      device,
    })
    .from(skipTable)
    .where(
      sql`${skipTable.trackId} = ${trackId} and (${at}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
    )
    .orderBy(at, id)
    .limit(rowsAtOnce);
}
