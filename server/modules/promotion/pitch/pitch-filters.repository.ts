import { and, eq, gte, lt, type SQL, sql } from '#drizzle/orm.ts';
import type { PitchChoices, PitchInboxQuery } from '#contract/pitch.ts';
import type { Db } from '../../../platform/database/db.ts';
import { foundIn, inKey } from '../../../platform/database/found-in.ts';
import { getDue, whenSent } from './answer-by.ts';
import { pitchTable } from './pitch.table.ts';

const { genre, submittedAt, targetPlaylists, isOpen, searchKey } = pitchTable;

const start = (day: string) => new Date(`${day}T00:00:00Z`);

/** The search and the filters. */
export function isAsked(query: PitchInboxQuery, today: string): SQL | undefined {
  const { from, before } = query.due ? whenSent(query.due, today) : {};
  return and(
    foundIn(query.q ?? '', inKey(searchKey)),
    query.genre && eq(genre, query.genre),
    query.playlist === undefined
      ? undefined
      : sql`${targetPlaylists} @> ${JSON.stringify([query.playlist])}::jsonb`,
    from === undefined ? undefined : gte(submittedAt, start(from)),
    before === undefined ? undefined : lt(submittedAt, start(before)),
  );
}

/** What each filter offers among the pending ones, with what the other filters leave of it. */
export async function countChoices(
  db: Db,
  { q = '', ...query }: PitchInboxQuery,
  today: string,
): Promise<PitchChoices> {
  const day = sql<string>`(${submittedAt} at time zone 'UTC')::date::text`;
  const rows = await db
    .select({ genre, playlists: targetPlaylists, day, count: sql<number>`count(*)::int` })
    .from(pitchTable)
    .where(and(isOpen, foundIn(q, inKey(searchKey))))
    .groupBy(genre, targetPlaylists, day);
  const values = {
    genre: (row: Row) => [row.genre],
    playlist: (row: Row) => row.playlists,
    due: (row: Row) => [getDue(row.day, today)],
  };
  type Row = (typeof rows)[number];
  const names = ['genre', 'playlist', 'due'] as const;
  const count = (name: (typeof names)[number]) => {
    const others = names.filter((other) => other !== name && query[other] !== undefined);
    const counts = new Map<string, number>();
    for (const row of rows) {
      const isLeft = others.every((other) =>
        values[other](row).some((value) => value === query[other]),
      );
      if (!isLeft) continue;
      for (const value of values[name](row))
        counts.set(value, (counts.get(value) ?? 0) + row.count);
    }
    return [...counts].map(([value, found]) => ({ value, count: found }));
  };
  return { genre: count('genre'), playlist: count('playlist'), due: count('due') };
}
