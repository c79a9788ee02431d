import { sql } from 'drizzle-orm';
import { deleteAccount } from '../../../server/modules/administration/account-deletion/delete-account.ts';
import { findPerson } from '../../../server/modules/people/user/index.ts';
import { openAssets } from '../../../server/platform/assets/assets.ts';
import { loadConfig } from '../../../server/platform/config.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { inTransaction } from '../../../server/platform/database/in-transaction.ts';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import { openDisk } from '../../../server/platform/disk.ts';
import { forgetAnswers } from '../../../server/platform/repeats/answer-once.ts';
import { makeVault } from '../../../server/platform/vault/vault.ts';
import { printTable } from '../print-table.ts';
import { measure, stopwatch } from './measure.ts';

type Settings = { databaseUrl: string | undefined; dataDir: string };

const accounts = 10_000;
const jobs = 100_000;
const erased = 50;
const atOnce = 100_000;

/**
 * Measures the deletion of accounts, and the hourly sweep, beside so many stored calls: half of
 * them deliveries of a year, one in five hundred naming somebody else.
 */
export async function benchErasing(engine: string, settings: Settings, calls: number) {
  const { db, close } = await openDatabase(settings, { prepare: (empty) => fill(empty, calls) });
  const config = loadConfig({ TONADA_DATA_DIR: settings.dataDir });
  const clock = () => new Date();
  const assets = openAssets(config, { db, clock, disk: openDisk(config) });
  const vault = makeVault('a secret for the bench alone');
  const ids = Array.from({ length: erased }, (_, index) => `usr_${index * 7 + 1}`);
  try {
    const times: number[] = [];
    await measure(ids, async (id) => {
      const person = await findPerson(db, id);
      if (person === null) return;
      const { milliseconds } = await stopwatch(() =>
        inTransaction(db, (tx) => deleteAccount(tx, { assets, clock, config, vault }, person)),
      );
      times.push(milliseconds);
    });
    const swept = await stopwatch(() => forgetAnswers(db, clock()));
    const sorted = times.toSorted((one, other) => one - other);
    printTable(
      `Erasing beside ${calls} stored calls and ${jobs} jobs, ${engine}`,
      ['', 'ms'],
      [
        ['an account, the middle one', String(sorted[Math.floor(sorted.length / 2)])],
        ['an account, the slowest', String(sorted.at(-1))],
        ['the sweep of an hour', String(swept.milliseconds)],
      ],
    );
  } finally {
    await close();
  }
}

async function fill(db: Db, calls: number) {
  await db.execute(sql`
    insert into "user" (id, email, username, display_name, join_date, created_at)
    select 'usr_' || n, n || '@example.com', 'oyente' || n, 'Oyente', '2026-01-01', now()
    from generate_series(0, ${accounts - 1}::int) n`);
  for (let first = 0; first < calls; first += atOnce) {
    await db.execute(sql`
      insert into answered_call (caller_id, key, call, answer, people, is_delivery, answered_at)
      select 'usr_' || n % ${accounts}, 'key-' || n, encode(sha256(n::text::bytea), 'base64'),
        '{"liked": true}',
        case when n % 500 = 0 then array['usr_' || n / 500 % ${accounts}] else '{}' end,
        n % 2 = 0,
        now() - (n % 2) * (n % 25) * interval '1 hour' - (1 - n % 2) * (n % 365) * interval '1 day'
      from generate_series(${first}::int, ${Math.min(calls, first + atOnce) - 1}::int) n`);
  }
  await db.execute(sql`
    insert into job (kind, key, payload, people, run_at)
    select 'bench', n::text, jsonb_build_object('userId', 'usr_' || n % ${accounts}),
      array['usr_' || n % ${accounts}], now() + interval '1 day'
    from generate_series(1, ${jobs}::int) n`);
  await db.execute(sql`vacuum analyze`);
}
