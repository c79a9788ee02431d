import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '#drizzle/orm.ts';
import type { Db } from './db.ts';

const leaseTime = 15;

const renewEvery = 5_000;
const askEvery = 250;

type Options = {
  onWait: () => void;
};

/**
 * One of several starting servers works at a time. A stalled holder may overlap, so the work must
 * be repeatable.
 */
export async function whileAlone<Result>(
  db: Db,
  work: () => Promise<Result>,
  { onWait }: Options,
): Promise<Result> {
  const holder = randomUUID();
  await makeLeaseTable(db);
  for (let attempts = 0; !(await take(db, holder)); attempts += 1) {
    if (attempts === 0) onWait();
    await pause(askEvery);
  }
  const renewal = setInterval(() => void renew(db, holder).catch(() => {}), renewEvery);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await giveBack(db, holder).catch(() => {});
  }
}

async function makeLeaseTable(db: Db) {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.start_lease (
    id int primary key, holder text not null, expires_at timestamptz not null)`);
}

const expiry = sql`now() + ${leaseTime} * interval '1 second'`;

async function take(db: Db, holder: string) {
  const { rows } = await db.execute(sql`
    insert into drizzle.start_lease as lease (id, holder, expires_at)
    values (1, ${holder}, ${expiry})
    on conflict (id) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where lease.expires_at < now()
    returning holder`);
  return rows.length === 1;
}

// Never inserts: a late renewal must not lock others out.
async function renew(db: Db, holder: string) {
  await db.execute(
    sql`update drizzle.start_lease set expires_at = ${expiry} where holder = ${holder}`,
  );
}

async function giveBack(db: Db, holder: string) {
  await db.execute(sql`delete from drizzle.start_lease where holder = ${holder}`);
}
