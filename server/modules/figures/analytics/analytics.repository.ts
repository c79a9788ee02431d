import { type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { importedDayTable } from '../figures/imported.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { imagePath } from '../../../media/image-path.ts';
import { artistName, findArtistNames } from '../../catalogue/artist/index.ts';
import type { Question } from './analytics-question.ts';
import type { HeldSpan } from './analytics-scope.ts';
import { hasImports, heldDays } from './counted-parts.repository.ts';
import { type HeldFlags, heldParts } from './held-parts.repository.ts';
import { countedSums } from './counted-sums.repository.ts';

/** `earned` in millionths of a euro; null where it is not stored. */
export type Sums = { streams: number; earned: number | null; skips: number | null };

export type PartRow = {
  item: string | null;
  from: string | null;
  now: Sums;
  finished: Sums;
  before: Sums;
};

type PartSums = Pick<PartRow, 'now' | 'finished' | 'before'>;

const daysOf = {
  now: sql`phase <> 'before'`,
  finished: sql`phase = 'finished'`,
  before: sql`phase = 'before'`,
} satisfies Record<keyof PartSums, SQL>;

/** Building an object per row takes as long as the sums. */
const getSums = (days: keyof PartSums) => sql`
  coalesce(sum(streams) filter (where ${daysOf[days]}), 0) as ${sql.identifier(`${days}_streams`)},
  sum(earned) filter (where ${daysOf[days]}) as ${sql.identifier(`${days}_earned`)},
  sum(skips) filter (where ${daysOf[days]}) as ${sql.identifier(`${days}_skips`)}`;

type SumColumns = {
  [Column in `${keyof PartSums}_${keyof Sums}`]: Column extends `${string}_streams`
    ? number
    : number | null;
};

const readSums = (row: Partial<SumColumns>, days: keyof PartSums): Sums => ({
  streams: row[`${days}_streams`] ?? 0,
  earned: row[`${days}_earned`] ?? null,
  skips: row[`${days}_skips`] ?? null,
});

/** Returns the most streamed parts first, after the sum of all. */
export async function sumParts(
  db: Db,
  question: Question,
  spans: readonly HeldSpan[],
  limit: number,
): Promise<{ rows: PartRow[]; count: number }> {
  type Row = Partial<SumColumns> & Pick<PartRow, 'item' | 'from'> & { count: number };
  const periods = question.before ? (['now', 'finished', 'before'] as const) : (['now'] as const);
  const { rows } = await db.execute<Row>(sql`
    select item, "from"::text, ${sql.join(periods.map(getSums), sql`, `)},
      (count(*) over () - 1)::int as count
    from (${countedSums(question, spans, 'range')}) as counted
    group by grouping sets ((item, "from"), ())
    order by grouping(item) desc, now_streams desc, counted."from", item
    limit ${limit + 1}`);
  const parts = rows.map(({ item, from, ...row }) => ({
    item,
    from,
    now: readSums(row, 'now'),
    finished: readSums(row, 'finished'),
    before: readSums(row, 'before'),
  }));
  return { rows: parts, count: rows[0]?.count ?? 0 };
}

/** Spans before the range are shifted onto it. */
export type LineRow = Sums & { item: string; from: string; isBefore: boolean };

export async function sumLines(
  db: Db,
  question: Question,
  spans: readonly HeldSpan[],
  { picked, most }: { picked: readonly string[]; most: number },
): Promise<LineRow[]> {
  const wanted =
    picked.length > 0
      ? sql`item = any(${sql.param(picked)}::text[])`
      : sql`item in (select item from counted where phase <> 'before'
          group by item order by sum(streams) desc, item limit ${most})`;
  const { rows } = await db.execute<LineRow>(sql`
    with counted as materialized (${countedSums(question, spans, 'day')})
    select item, "from"::text, phase = 'before' as "isBefore", sum(streams) as streams,
      sum(earned) as earned, sum(skips) as skips
    from counted where ${wanted}
    group by item, counted."from", "isBefore"`);
  return rows;
}

/** `earned` in millionths of a euro. */
export type Aside = { streams: number; earned: number; waiting: number; refused: number };

/** Imported figures that the parts lack, and plays among them that earn nothing. */
export async function sumAside(
  db: Db,
  question: Question,
  spans: readonly HeldSpan[],
  heldFlags: HeldFlags,
): Promise<Aside> {
  const { now } = question;
  const imported = sql`
    select counted.streams, counted.earned, null::boolean as is_refused
    from ${heldDays(spans)} join ${importedDayTable} as counted
      on counted.artist_id = held.artist_id
      and counted.day between greatest(held.first_day, ${now.from}::date)
        and least(held.last_day, ${now.until}::date)`;
  const flagged = heldParts(question, spans, heldFlags);
  const parts = [
    ...(hasImports(question.dayPart) ? [] : [imported]),
    ...(flagged === null ? [] : [sql`select 0, 0, is_refused from (${flagged}) as flagged`]),
  ];
  const { rows } = await db.execute<Aside>(sql`
    select coalesce(sum(streams), 0)::float8 as streams, coalesce(sum(earned), 0)::float8 as earned,
      (count(*) filter (where not is_refused))::int as waiting,
      (count(*) filter (where is_refused))::int as refused
    from (${sql.join(parts, sql` union all `)}) as aside (streams, earned, is_refused)`);
  return rows[0] ?? { streams: 0, earned: 0, waiting: 0, refused: 0 };
}

export type PartName = {
  id: string;
  name: string;
  artistId: string;
  artistName: string | null;
  image: string;
};

export async function findNames(
  db: Db,
  by: Question['by'],
  ids: readonly string[],
): Promise<Map<string, PartName>> {
  if (ids.length === 0) return new Map();
  const found: Partial<Record<Question['by'], () => Promise<PartName[]>>> = {
    artist: () => findArtists(db, ids),
    album: () => findTitles(db, albumTable, albumTable.id, ids),
    track: () => findTitles(db, trackTable, trackTable.albumId, ids),
  };
  const rows = (await found[by]?.()) ?? [];
  return new Map(rows.map((row) => [row.id, row]));
}

async function findArtists(db: Db, ids: readonly string[]): Promise<PartName[]> {
  const rows = await findArtistNames(db, ids);
  return rows.map((row) => ({
    ...row,
    artistId: row.id,
    artistName: null,
    image: imagePath('artist', row.id),
  }));
}

async function findTitles(
  db: Db,
  table: typeof albumTable | typeof trackTable,
  albumId: typeof albumTable.id | typeof trackTable.albumId,
  ids: readonly string[],
): Promise<PartName[]> {
  const rows = await db
    .select({
      id: table.id,
      name: table.title,
      artistId: table.artistId,
      artistName: artistName(table.artistId),
      albumId,
    })
    .from(table)
    .where(anyOf(table.id, ids));
  return rows.map(({ albumId: album, ...row }) => ({ ...row, image: imagePath('album', album) }));
}
