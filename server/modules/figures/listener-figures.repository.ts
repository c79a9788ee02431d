import { type SQL, sql } from '#drizzle/orm.ts';
import type { FigureRange } from '#contract/artist-figures.ts';
import { figureRanges } from '#contract/codes.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { playlistTrackTable } from '../playlist/playlist-track.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { formerSaveTable } from '../track/former-save.table.ts';
import { likedTrackTable } from '../track/liked-track.table.ts';
import { trackTable } from '../track/track.table.ts';
import { userTable } from '../user/user.table.ts';
import { artistDayTable } from './artist-day.table.ts';
import { addCount, unknownPart } from './day-figures.ts';
import { dayListenerTable } from './day-listener.table.ts';
import {
  type CountedListeners,
  countedListeners,
  daysOf,
  type ListenerFigures,
  summedDays,
} from './artist-summary.ts';
import { emptyListeners } from './empty-summary.ts';

/** Days without a play before a range, after which a listener is new. */
const newAfter = 365;

const ageBounds = [13, 18, 25, 35, 45, 55];

type People = { artistId: string; country: string | null; age: number | null } & {
  [Count in `in_${FigureRange}_${keyof CountedListeners}`]: number;
};

/**
 * Distinct people do not add up, so one pass over the days counts them from sets. Source:
 * docs/product/figures.md.
 */
export async function findListenerFigures(
  db: Db,
  artistIds: readonly string[],
  today: string,
): Promise<Map<string, Record<FigureRange, ListenerFigures>>> {
  const day = sql`${today}::date`;
  const isTheirs = anyOf(trackTable.artistId, artistIds);
  const { rows } = await db.execute<People>(sql`
    with heard as (
      select artist_id, unnest(listeners) as number, day from ${artistDayTable}
      where ${anyOf(artistDayTable.artistId, artistIds)} and day > ${day} - ${summedDays}::int and day <= ${day}
      union all
      select artist_id, number, day from ${dayListenerTable} as added
      where artist_id = any(${sql.param(artistIds)}::text[]) and day > ${day} - ${summedDays}::int and day <= ${day}
        and not exists (select from ${artistDayTable} as whole
          where whole.artist_id = added.artist_id and whole.day = added.day
            and added.number = any(whole.listeners))
    ), person as (
      select artist_id, number, bool_or(day = ${day})::int as today,
        ${joined(figureRanges.map((range) => daysOfPerson(range, day)))}
      from heard group by artist_id, number
    ), saver as (
      select artist_id, number, max(saved_at) as saved_at from (
        select artist_id, ${userTable.number} as number, liked_at as saved_at from ${likedTrackTable}
        join ${userTable} on ${userTable.id} = ${likedTrackTable.listenerId}
        join ${trackTable} on ${trackTable.id} = ${likedTrackTable.trackId} where ${isTheirs}
        union all
        select artist_id, ${userTable.number}, added_at from ${playlistTrackTable}
        join ${playlistTable} on ${playlistTable.id} = ${playlistTrackTable.playlistId}
        join ${userTable} on ${userTable.id} = ${playlistTable.ownerId}
        join ${trackTable} on ${trackTable.id} = ${playlistTrackTable.trackId} where ${isTheirs}
        union all
        select artist_id, listener_number, since from ${formerSaveTable}
        join ${trackTable} on ${trackTable.id} = ${formerSaveTable.trackId} where ${isTheirs}
      ) as save group by artist_id, number
    )
    select person.artist_id as "artistId", ${userTable.country} as country,
      nullif(width_bucket(date_part('year', age(${day}, ${userTable.dateOfBirth}))::int,
        ${sql.param(ageBounds)}::int[]), 0) as age,
      ${joined(figureRanges.map((range) => countsOfPeople(range, day)))}
    from person left join ${userTable} on ${userTable.number} = person.number
    left join saver on saver.artist_id = person.artist_id and saver.number = person.number
    group by person.artist_id, country, age`);
  const byArtist = Map.groupBy(rows, ({ artistId }) => artistId);
  return new Map([...byArtist].map(([artistId, people]) => [artistId, sumPeople(people)]));
}

function sumPeople(people: readonly People[]): Record<FigureRange, ListenerFigures> {
  const figures = figureRanges.map((range) => {
    const prefix = toPrefix(range);
    const sums = emptyListeners();
    for (const { country, age, ...counts } of people) {
      for (const name of countedListeners) sums[name] += counts[`${prefix}${name}`];
      const all = counts[`${prefix}all`];
      if (all === 0) continue;
      addCount(sums.countries, country ?? unknownPart, all);
      if (age !== null) addCount(sums.ages, String(age - 1), all);
    }
    return [range, sums];
  });
  return Object.fromEntries(figures) as Record<FigureRange, ListenerFigures>;
}

function daysOfPerson(range: FigureRange, day: SQL): SQL {
  const [days, last, finishedBefore] = getColumns(range, ['days', 'last', 'finished_before']);
  const length = sql.raw(String(daysOf[range]));
  return sql`count(*) filter (where day > ${day} - ${length}) as ${days},
    max(day) filter (where day <= ${day} - ${length}) as ${last},
    bool_or(day > ${day} - 2 * ${length} and day < ${day} - ${length}) as ${finishedBefore}`;
}

function countsOfPeople(range: FigureRange, day: SQL): SQL {
  const [days, last, finishedBefore] = getColumns(range, ['days', 'last', 'finished_before']);
  const length = daysOf[range];
  const isHere = sql`${days} > 0`;
  const wasHere = sql`coalesce(${last} > ${day} - ${sql.raw(String(2 * length))}, false)`;
  const isNew = sql`(${last} is null or ${last} <= ${day} - ${sql.raw(String(length + newAfter))})`;
  const isLoyal = sql`${days} >= ${sql.raw(String(loyalFrom(length)))}`;
  const conditions: Record<Exclude<keyof CountedListeners, 'visits'>, SQL> = {
    all: isHere,
    finished: sql`${days} > today`,
    finishedBefore: sql`${finishedBefore}`,
    before: wasHere,
    returning: sql`${isHere} and ${wasHere}`,
    repeating: sql`${days} > 1`,
    new: sql`${isHere} and ${isNew}`,
    loyal: sql`${isLoyal} and not ${isNew}`,
    saving: sql`${isHere} and saved_at >= ${day} - ${sql.raw(String(length - 1))}`,
  };
  const counts = Object.entries(conditions).map(([name, condition]) => {
    return sql`count(*) filter (where ${condition})::int as ${sql.identifier(toPrefix(range) + name)}`;
  });
  return joined([
    ...counts,
    sql`sum(${days})::float8 as ${sql.identifier(`${toPrefix(range)}visits`)}`,
  ]);
}

function loyalFrom(length: number): number {
  return Math.max(3, Math.floor(length / 7));
}

const toPrefix = (range: FigureRange) => `in_${range}_` as const;

function getColumns(range: FigureRange, names: readonly string[]): SQL[] {
  return names.map((name) => sql`${sql.identifier(`${toPrefix(range)}person_${name}`)}`);
}

const joined = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
