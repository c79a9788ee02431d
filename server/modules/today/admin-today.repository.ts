import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { jobTable } from '../../platform/jobs/job.table.ts';
import { artistRequestTable } from '../artist-request/artist-request.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { marqueeCampaignTable } from '../marquee/marquee.table.ts';
import { staffActionTable } from '../staff-action/staff-action.table.ts';
import { alarmTable } from '../system/alarm.table.ts';
import { studentRequestTable } from '../plan/student.table.ts';
import { userTable } from '../user/user.table.ts';

type Counted = {
  count: number;
  /** The first thing counted; null for none. */
  id: string | null;
  name: string | null;
  day: string | null;
};

const none: Counted = { count: 0, id: null, name: null, day: null };

async function count(db: Db, query: ReturnType<typeof sql>): Promise<Counted> {
  const { rows } = await db.execute<Counted>(query);
  return rows[0] ?? none;
}

const inUtc = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'UTC')::date::text`;

export const countAlarms = (db: Db): Promise<Counted> =>
  count(
    db,
    sql`select count(*)::int as count, ${inUtc(sql`min(raised_at)`)} as day from ${alarmTable}`,
  );

export const countAbandoned = (db: Db): Promise<Counted> =>
  count(
    db,
    sql`select count(*)::int as count, ${inUtc(sql`min(abandoned_at)`)} as day from ${jobTable}
      where abandoned_at is not null`,
  );

/** Labels that staff added; those known from albums alone have no email. */
export const countUnsigned = (db: Db): Promise<Counted> =>
  count(
    db,
    sql`select count(*)::int as count, (array_agg(id order by sort_key, id))[1] as id,
      (array_agg(name order by sort_key, id))[1] as name
    from ${labelTable} where contract_status = 'pending' and email is not null`,
  );

/** Accounts of artists that wait for theirs. */
export const countArtistRequests = (db: Db): Promise<Counted> =>
  count(
    db,
    sql`select count(*)::int as count, (array_agg(artist order by asked_at, id))[1] as name,
      (array_agg(id order by asked_at, id))[1] as id, ${inUtc(sql`min(asked_at)`)} as day
    from ${artistRequestTable} where state = 'open'`,
  );

/** Accounts that ask for the price of students without a school's address. */
export const countStudentRequests = (db: Db): Promise<Counted> =>
  count(
    db,
    sql`select count(*)::int as count,
      (array_agg(person.display_name order by asked_at, person.id))[1] as name,
      ${inUtc(sql`min(asked_at)`)} as day
    from ${studentRequestTable} join ${userTable} as person on person.id = user_id
    where state = 'open'`,
  );

/** What the first people of an empty service are; `label` is the first label. */
export type Beginnings = { label: string | null; hasArtist: boolean; hasEditor: boolean };

export async function findBeginnings(db: Db): Promise<Beginnings> {
  const { rows } = await db.execute<Beginnings>(sql`
    select (select id from ${labelTable} where email is not null order by sort_key, id limit 1) as label,
      exists (select from ${artistTable}) as "hasArtist",
      exists (select from ${userTable} where role = 'editorial' and status <> 'suspended') as "hasEditor"`);
  return rows[0] ?? { label: null, hasArtist: false, hasEditor: false };
}

export type WaitingBudget = {
  id: string;
  name: string;
  artistId: string;
  artistName: string;
  startDate: string;
  /** Cents of a dollar. */
  budget: number;
};

export async function findBudgets(db: Db): Promise<WaitingBudget[]> {
  const { rows } = await db.execute<WaitingBudget>(sql`
    select id, campaign_name as name, artist_id as "artistId", artist_name as "artistName",
      start_date::text as "startDate", budget
    from ${marqueeCampaignTable} where approval = 'waiting' order by start_date, id`);
  return rows;
}

/** Accounts suspended on the day (UTC) that still are, but by others than `viewer`. */
export const countSuspended = (db: Db, { day, viewer }: { day: string; viewer: string }) =>
  count(
    db,
    sql`select count(*)::int as count, min(person.display_name) as name, min(person.id) as id
    from ${userTable} as person
    where person.status = 'suspended' and person.id in (
      select target_id from ${staffActionTable}
      where action = 'user.suspend' and actor_id <> ${viewer}
        and at >= ${day}::date::timestamp at time zone 'UTC')`,
  );
