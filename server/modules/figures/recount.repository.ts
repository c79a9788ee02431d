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
  yield* inParts(track, (after) => readRows(db, track, { kind: 'play', after }));
  yield* inParts(track, (after) => readRows(db, track, { kind: 'skip', after }));
}

type Place = { at: Date; id: string };

async function* inParts(
  { id: trackId, artistId, duration }: Track,
  read: (after: Place) => Promise<EventRow[]>,
): AsyncGenerator<FigureEvent[]> {
  let after: Place | undefined = { at: new Date(0), id: '' };
  while (after) {
    const rows: EventRow[] = await read(after);
    if (rows.length > 0) yield rows.map((row) => ({ ...row, artistId, trackId, duration }));
    after = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  }
}

type EventRow = Omit<FigureEvent, 'artistId' | 'trackId' | 'duration'> & { id: string };

/** The next plays or skips of a track behind a place, oldest first; a skip has earned nothing. */
async function readRows(
  db: Db,
  { id: trackId }: Track,
  { kind, after }: { kind: FigureEvent['kind']; after: Place },
): Promise<EventRow[]> {
  const table = kind === 'play' ? playTable : skipTable;
  const at = kind === 'play' ? playTable.playedAt : skipTable.skippedAt;
  const earned = kind === 'play' ? playTable.earned : sql<number>`0`;
  const { id, listenerNumber, source, playlistId, country, plan, device } = table;
  const rows = await db
    .select({ id, at, earned, listenerNumber, source, playlistId, country, plan, device })
    .from(table)
    .where(
      sql`${table.trackId} = ${trackId} and (${at}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
    )
    .orderBy(at, id)
    .limit(rowsAtOnce);
  return rows.map((row) => ({ ...row, kind }));
}
