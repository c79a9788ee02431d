import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '#drizzle/orm.ts';
import type { Db } from './db.ts';

/** Seconds after which a server that took the lease and was killed no longer keeps others waiting. */
const leaseTime = 15;

const renewEvery = 5_000;
const askEvery = 250;

type Options = {
  /** Is called once when another server is at work. */
  onWait: () => void;
};

/**
 * Does the work of a start while no other server that starts on this database does its own: a row
 * with an expiry, which the database's clock decides. Whoever held it and stood still for too long
 * may meet another at work, so the work has to bear being repeated.
 */
export async function whileAlone<Result>(
  db: Db,
  work: () => Promise<Result>,
  { onWait }: Options,
): Promise<Result> {
  const holder = randomUUID();
  await makeLeaseTable(db);
  for (let asked = 0; !(await take(db, holder)); asked += 1) {
    if (asked === 0) onWait();
    await pause(askEvery);
  }
  const renewal = setInterval(() => void renew(db, holder).catch(() => {}), renewEvery);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    // What cannot be given back expires.
    await giveBack(db, holder).catch(() => {});
  }
}

// Before the first migration, so it is no table of the schema; it lies beside the list of them.
async function makeLeaseTable(db: Db) {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.start_lease (
    id int primary key, holder text not null, expires_at timestamptz not null)`);
}

const expiry = sql`now() + ${leaseTime} * interval '1 second'`;

/** Takes the lease where it is free or expired; whether it did. */
async function take(db: Db, holder: string) {
  const { rows } = await db.execute(sql`
    insert into drizzle.start_lease as lease (id, holder, expires_at)
    values (1, ${holder}, ${expiry})
    on conflict (id) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where lease.expires_at < now()
    returning holder`);
  return rows.length === 1;
}

// Never makes the row: a renewal that comes after it was given back must not keep others out.
async function renew(db: Db, holder: string) {
  await db.execute(
    sql`update drizzle.start_lease set expires_at = ${expiry} where holder = ${holder}`,
  );
}

async function giveBack(db: Db, holder: string) {
  await db.execute(sql`delete from drizzle.start_lease where holder = ${holder}`);
}
