import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { getFirstDay, monthsAfter, toMonth } from '../../../platform/months.ts';

/** A server that runs longer leaves later plays to `play_rest`, until it is started again. */
const monthsAhead = 6;

const toStart = (month: string) => sql.raw(`'${getFirstDay(month)}T00:00:00Z'`);

/**
 * Keeps plays in monthly partitions, on a PostgreSQL server. A table of older versions becomes
 * the first partition as it is; servers go on counting meanwhile, because only names change under
 * a lock. It may be killed and repeated. See docs/decisions/counting.md.
 */
export async function partitionPlays(db: Db, now: Date): Promise<void> {
  if (await isWhole(db)) await splitTable(db, now);
  for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
    await addMonth(db, monthsAfter(toMonth(now), ahead));
  }
}

async function isWhole(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_class where oid = 'public.play'::regclass and relkind = 'r'`,
  );
  return rows.length === 1;
}

async function splitTable(db: Db, now: Date): Promise<void> {
  // A key of a partitioned table contains what divides it. A killed build leaves an invalid index.
  await db.execute(sql`drop index concurrently if exists play_before_key`);
  await db.execute(sql`create unique index concurrently play_before_key on play (id, played_at)`);
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(played_at at time zone 'UTC')::date::text as last from play`,
  );
  const months = [toMonth(now), toMonth(rows[0]?.last ?? now)].toSorted();
  const end = toStart(monthsAfter(months[1] ?? toMonth(now), 1));
  // Proven before, so that nothing is read under the lock.
  await db.execute(sql`alter table play drop constraint if exists play_before_check`);
  await db.execute(sql`
    alter table play add constraint play_before_check check (played_at < ${end}) not valid`);
  await db.execute(sql`alter table play validate constraint play_before_check`);
  await inTransaction(db, async (tx) => {
    for (const step of [
      sql`alter table play rename to play_before`,
      sql`alter table play_before drop constraint play_pkey`,
      sql`alter table play_before add constraint play_before_key primary key using index play_before_key`,
      sql`alter index play_listener_index rename to play_before_listener_index`,
      sql`alter index play_track_index rename to play_before_track_index`,
      sql`create table play (like play_before including defaults including storage)
        partition by range (played_at)`,
      sql`alter table play add constraint play_pkey primary key (id, played_at)`,
      sql`create index play_listener_index on play (listener_id, played_at)`,
      sql`create index play_track_index on play (track_id, played_at)`,
      sql`alter table play add constraint play_listener_id_user_id_fk
        foreign key (listener_id) references "user" (id) on delete set null`,
      sql`alter table play add constraint play_track_id_track_id_fk
        foreign key (track_id) references track (id) on delete cascade`,
      sql`alter table play attach partition play_before for values from (minvalue) to (${end})`,
      sql`create table play_rest partition of play default`,
    ]) {
      await tx.execute(step);
    }
  });
}

/** Not for a month that has its partition, or belongs to the first. */
async function addMonth(db: Db, month: string): Promise<void> {
  const name = `play_${month.replace('-', '_')}`;
  const [from, until] = [toStart(month), toStart(monthsAfter(month, 1))];
  const { rows: taken } = await db.execute(sql`
    select from pg_class where relnamespace = 'public'::regnamespace and (relname = ${name}
      or (relname = 'play_before' and ${from}::timestamptz
        < substring(pg_get_expr(relpartbound, oid) from $$TO [(]'(.*)'[)]$$)::timestamptz))`);
  if (taken.length > 0) return;
  const table = sql.identifier(name);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`create table ${table} (like play including defaults including storage)`);
    await tx.execute(sql`
      with late as (
        delete from play_rest where played_at >= ${from} and played_at < ${until} returning *
      ) insert into ${table} select * from late`);
    await tx.execute(
      sql`alter table play attach partition ${table} for values from (${from}) to (${until})`,
    );
  });
}
