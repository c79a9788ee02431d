import { setImmediate } from 'node:timers/promises';
import { sql } from '#drizzle/orm.ts';
import type { FigureRange } from '#contract/artist-figures.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { playlistTrackTable } from '../../listening/playlist/playlist-track.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { formerSaveTable } from '../../catalogue/track/former-save.table.ts';
import { likedTrackTable } from '../../catalogue/track/liked-track.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { listenersOf } from './artist-day.repository.ts';
import { artistDayTable } from './artist-day.table.ts';
import { daysOf, type ListenerFigures, summedDays } from './artist-summary.ts';
import {
  type AccountGroup,
  type Accounts,
  type ListenerDays,
  makeListenerDays,
  type Savers,
} from './listener-days.ts';

/** Days of one artist per statement, so that each statement of a star is short. */
const daysAtOnce = 28;

const accountsAtOnce = 50_000;

const ageBounds = [13, 18, 25, 35, 45, 55];

/**
 * Distinct people do not add up, so they are counted from the sets of all days. Source:
 * docs/product/figures.md.
 */
export async function findListenerFigures(
  db: Db,
  artistIds: readonly string[],
  today: string,
): Promise<Map<string, Record<FigureRange, ListenerFigures>>> {
  const listenerDays = await readDays(db, artistIds, today);
  const savers = await findSavers(db, artistIds, today);
  const numbers = new Set([...listenerDays.values()].flatMap((days) => days.getNumbers()));
  const accounts = await findAccounts(db, [...numbers], today);
  const figures = [...listenerDays].map(([artistId, days]) => {
    return [artistId, days.sumUp(accounts, savers.get(artistId) ?? [])] as const;
  });
  return new Map(figures);
}

/** Several artists have few days together (`takeArtists`), and one may have millions of listeners. */
async function readDays(
  db: Db,
  artistIds: readonly string[],
  today: string,
): Promise<Map<string, ListenerDays>> {
  const step = artistIds.length === 1 ? daysAtOnce : summedDays;
  const byArtist = new Map<string, ListenerDays>();
  const readSpan = (oldest: number) => {
    const isIn = sql`artist_id = any(${sql.param(artistIds)}::text[])
      and day > ${today}::date - ${oldest}::int
      and day <= ${today}::date - ${Math.max(0, oldest - step)}::int`;
    return db.execute<{ artistId: string; age: number; numbers: string }>(sql`
      select artist_id as "artistId", ${today}::date - day as age, numbers from (
        select artist_id, day, listeners::text as numbers from ${artistDayTable} where ${isIn}
        union all
        select artist_id, day, array_agg(number)::text
        from (${listenersOf(sql`(select artist_id, day from ${artistDayTable} where is_open and ${isIn})`)}) as listener
        group by artist_id, day
      ) as listened where numbers <> '{}' order by artist_id, day`);
  };
  const spans = Array.from(
    { length: Math.ceil(summedDays / step) },
    (_, at) => summedDays - at * step,
  );
  await readAhead(spans, readSpan, ({ rows }) => {
    for (const { artistId, age, numbers } of rows) {
      const days = byArtist.get(artistId) ?? makeListenerDays();
      byArtist.set(artistId, days);
      days.addDay(age, readNumbers(numbers));
    }
  });
  return byArtist;
}

async function findAccounts(db: Db, numbers: readonly number[], today: string): Promise<Accounts> {
  const accounts = new Map<number, AccountGroup>();
  const parts = Array.from({ length: Math.ceil(numbers.length / accountsAtOnce) }, (_, at) =>
    numbers.slice(at * accountsAtOnce, (at + 1) * accountsAtOnce),
  );
  const readPart = (part: readonly number[]) =>
    db.execute<AccountGroup & { numbers: string }>(sql`
      select ${userTable.country} as country,
        nullif(width_bucket(date_part('year', age(${today}::date, ${userTable.dateOfBirth}))::int,
          ${sql.param(ageBounds)}::int[]), 0) - 1 as age,
        array_agg(${userTable.number})::text as numbers
      from ${userTable} where ${userTable.number} = any(${sql.param(part)}::int[])
      group by 1, 2`);
  await readAhead(parts, readPart, ({ rows }) => {
    for (const { country, age, numbers: theirs } of rows) {
      const group = { country, age };
      for (const number of readNumbers(theirs)) accounts.set(number, group);
    }
  });
  return accounts;
}

/** The database reads the next part while this process uses the last one. */
async function readAhead<Part, Rows>(
  parts: readonly Part[],
  read: (part: Part) => Promise<Rows>,
  onRead: (rows: Rows) => void,
): Promise<void> {
  const [first, ...others] = parts;
  if (first === undefined) return;
  let rows = await read(first);
  for (const part of others) {
    const next = read(part);
    // The statement has to be sent before this process is busy.
    const used = setImmediate(rows).then(onRead);
    [rows] = await Promise.all([next, used]);
  }
  onRead(rows);
}

/** Only saves of the longest range matter. */
async function findSavers(
  db: Db,
  artistIds: readonly string[],
  today: string,
): Promise<Map<string, Savers[]>> {
  const isTheirs = anyOf(trackTable.artistId, artistIds);
  const { rows } = await db.execute<{ artistId: string; age: number; numbers: string }>(sql`
    with save as (
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
    ), saver as (
      select artist_id, number, ${today}::date - max(saved_at)::date as age from save
      where saved_at >= ${today}::date - ${daysOf['1year'] - 1}::int
      group by artist_id, number
    )
    select artist_id as "artistId", age, array_agg(number)::text as numbers from saver
    group by artist_id, age`);
  return Map.groupBy(
    rows.map((row) => ({ ...row, numbers: readNumbers(row.numbers) })),
    ({ artistId }) => artistId,
  );
}

/** Reads `{1,2}`, faster than the driver. */
function readNumbers(text: string): number[] {
  const numbers = [];
  let number = 0;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= digits.first && code <= digits.last) {
      number = 10 * number + code - digits.first;
      continue;
    }
    numbers.push(number);
    number = 0;
  }
  return numbers;
}

const digits = { first: 48, last: 57 };
