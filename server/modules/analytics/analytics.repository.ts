import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { importedDayTable } from '../figures/imported.table.ts';
import { trackTable } from '../track/track.table.ts';
import type { Question } from './analytics-question.ts';
import type { HeldSpan } from './analytics-scope.ts';
import { countedParts, heldDays, itemOf, stretchOf } from './counted-parts.ts';

/** Sums of a stretch, `earned` in millionths of a euro; null where the days do not keep them so. */
export type Sums = { streams: number; earned: number | null; skips: number | null };

/** Sums of a part in a stretch that begins on `from`: of the range, its finished days, and those before. */
export type PartRow = {
  /** Null of the whole. */
  item: string | null;
  from: string | null;
  now: Sums;
  finished: Sums;
  before: Sums;
};

const sumsWhere = (condition: SQL) => sql`json_build_object(
  'streams', coalesce(sum(streams) filter (where ${condition}), 0),
  'earned', sum(earned) filter (where ${condition}),
  'skips', sum(skips) filter (where ${condition}))`;

/** The parts that a question asks for, the most streamed first and at most `limit`, after the sum of all of them. */
export async function sumParts(
  db: Db,
  question: Question,
  spans: readonly HeldSpan[],
  limit: number,
): Promise<{ rows: PartRow[]; count: number }> {
  const { item, joined } = itemOf(question.by, spans);
  const { rows } = await db.execute<PartRow & { count: number }>(sql`
    select item, "from"::text, now, finished, before, (count(*) over () - 1)::int as count
    from (
      select item, "from", grouping(item) as is_whole,
        coalesce(sum(streams) filter (where not is_before), 0) as place,
        ${sumsWhere(sql`not is_before`)} as now,
        ${sumsWhere(sql`not is_before and day < ${question.now.until}::date`)} as finished,
        ${sumsWhere(sql`is_before`)} as before
      from (
        select ${item} as item, ${stretchOf(question)} as "from", counted.day, is_before, streams,
          earned, skips
        from (${countedParts(question, spans)}) as counted ${joined}
      ) as parts
      group by grouping sets ((item, "from"), ())
    ) as summed
    order by is_whole desc, place desc, "from", item
    limit ${limit + 1}`);
  return { rows, count: rows[0]?.count ?? 0 };
}

/** Sums of a part in a stretch, in the range or in the days before, moved to it. */
export type LineRow = Sums & { item: string; from: string; isBefore: boolean };

/** Parts by stretch: those that are picked, or else the most streamed of the range. */
export async function sumLines(
  db: Db,
  question: Question,
  spans: readonly HeldSpan[],
  { picked, most }: { picked: readonly string[]; most: number },
): Promise<LineRow[]> {
  const { item, joined } = itemOf(question.by, spans);
  const wanted =
    picked.length > 0
      ? sql`item = any(${sql.param(picked)}::text[])`
      : sql`item in (select item from parts where not is_before
          group by item order by sum(streams) desc, item limit ${most})`;
  const { rows } = await db.execute<{ line: LineRow }>(sql`
    with parts as materialized (
      select ${item} as item, ${stretchOf(question, 'day')} as "from", is_before, streams, earned,
        skips
      from (${countedParts(question, spans)}) as counted ${joined}
    )
    select json_build_object('item', item, 'from', "from", 'isBefore', is_before,
      'streams', sum(streams), 'earned', sum(earned), 'skips', sum(skips)) as line
    from parts where ${wanted}
    group by item, "from", is_before`);
  return rows.map(({ line }) => line);
}

/** What was counted elsewhere in the range, `earned` in millionths of a euro. */
export async function sumImported(
  db: Db,
  { now }: Question,
  spans: readonly HeldSpan[],
): Promise<{ streams: number; earned: number }> {
  const { rows } = await db.execute<{ streams: number; earned: number }>(sql`
    select coalesce(sum(counted.streams), 0)::float8 as streams,
      coalesce(sum(counted.earned), 0)::float8 as earned
    from ${heldDays(spans)} join ${importedDayTable} as counted
      on counted.artist_id = held.artist_id
      and counted.day between greatest(held.first_day, ${now.from}::date)
        and least(held.last_day, ${now.until}::date)`);
  return rows[0] ?? { streams: 0, earned: 0 };
}

export type PartName = { id: string; name: string; artistId: string; artistName: string | null };

/** Names of artists, albums or tracks by their ids. */
export async function findNames(
  db: Db,
  by: Question['by'],
  ids: readonly string[],
): Promise<Map<string, PartName>> {
  if (ids.length === 0) return new Map();
  const found: Partial<Record<Question['by'], () => Promise<PartName[]>>> = {
    artist: () => findArtistNames(db, ids),
    album: () => findTitles(db, albumTable, ids),
    track: () => findTitles(db, trackTable, ids),
  };
  const rows = (await found[by]?.()) ?? [];
  return new Map(rows.map((row) => [row.id, row]));
}

function findArtistNames(db: Db, ids: readonly string[]): Promise<PartName[]> {
  const { id, name } = artistTable;
  return db
    .select({ id, name, artistId: id, artistName: sql<null>`null` })
    .from(artistTable)
    .where(anyOf(id, ids));
}

function findTitles(
  db: Db,
  table: typeof albumTable | typeof trackTable,
  ids: readonly string[],
): Promise<PartName[]> {
  return db
    .select({
      id: table.id,
      name: table.title,
      artistId: table.artistId,
      artistName: artistTable.name,
    })
    .from(table)
    .innerJoin(artistTable, sql`${artistTable.id} = ${table.artistId}`)
    .where(anyOf(table.id, ids));
}
