import { sql } from 'drizzle-orm';
import { buildApp } from '../../../server/build-app.ts';
import { insertSession } from '../../../server/modules/accounts/session/session.repository.ts';
import { hashToken, newToken } from '../../../server/modules/accounts/session/session-token.ts';
import { openAssets } from '../../../server/platform/assets/assets.ts';
import { openDisk } from '../../../server/platform/disk.ts';
import { makeVault } from '../../../server/platform/vault/vault.ts';
import { mediaKeys } from '../../../server/platform/media-keys.ts';
import { loadConfig } from '../../../server/platform/config.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { printTable } from '../print-table.ts';
import { measure, type Timing } from './measure.ts';

const labels = 1_000;

/** Closed months of each artist. */
const months = 12;

const calls = 60;

/** `art_0` is the most played artist, `lbl_2` its label. */
const requested = [
  '/api/admin/summary',
  '/api/admin/users',
  '/api/admin/users?q=oyente1234',
  '/api/admin/users?role=artist',
  '/api/admin/users?page=200',
  '/api/admin/labels',
  '/api/admin/labels?q=disquera+77',
  '/api/admin/labels/lbl_2/details',
  '/api/admin/royalties',
  '/api/admin/royalties/summary',
  '/api/admin/actions',
  '/api/admin/system',
  '/api/label/artists?label=lbl_2',
  '/api/label/releases?label=lbl_2',
  '/api/label/analytics?label=lbl_2',
  '/api/label/payouts?label=lbl_2',
  '/api/label/pay-comparison?label=lbl_2',
  '/api/analytics/table?label=lbl_2&by=track&range=28days',
  '/api/analytics/table?label=lbl_2&by=track&range=1year',
  '/api/analytics/table?label=lbl_2&by=album&range=1year',
  '/api/analytics/table?label=lbl_2&by=country&range=1year',
  '/api/analytics/lines?label=lbl_2&by=track&unit=week&range=1year',
  '/api/analytics/lines?label=lbl_2&by=country&unit=week&range=1year',
  '/api/analytics/table?artist=art_0&by=country&range=1year',
] as const;

/**
 * Measures whole calls of the label's and the admin's offices as ratios to single-row reads, on a
 * database filled by `benchFigures`.
 */
export async function benchOffices(db: Db, dataDir: string, read: Timing): Promise<void> {
  await fillOffices(db);
  const clock = () => new Date();
  const config = { ...loadConfig({}), dataDir, logLevel: 'silent' as const };
  const disk = openDisk(config);
  const app = await buildApp({
    config,
    db,
    assets: openAssets(config, { db, clock, disk }),
    disk,
    clock,
    machineClock: clock,
    cores: 2,
    databaseClock: async () => clock(),
    databaseNow: clock,
    elapsed: () => performance.now(),
    mediaKeys: mediaKeys(() => [{ id: 'k1', secret: 'a secret for the bench alone' }]),
    mediaSecret: 'a secret for the bench alone',
    vault: makeVault('a secret for the bench alone'),
    reopen: () => undefined,
  });
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await insertSession(db, { tokenHash: hashToken(token), userId: 'usr_1', expiresAt, now });
  const rows: string[][] = [];
  for (const url of requested) {
    let bytes = 0;
    const timing = await measure(Array<string>(calls).fill(url), async () => {
      const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
      bytes = answer.rawPayload.length;
    });
    const reads = (timing.p50 / read.p50).toFixed(1);
    const milliseconds = [timing.p10, timing.p50, timing.p99].map((time) => time.toFixed(2));
    rows.push([url, ...milliseconds, reads, `${Math.round(bytes / 1024)}`]);
  }
  await app.close();
  printTable(
    `The offices with ${labels} labels; target: 40 reads at p50`,
    ['', 'p10 ms', 'p50 ms', 'p99 ms', 'reads p50', 'KiB'],
    rows,
  );
}

async function fillOffices(db: Db) {
  await db.execute(sql`update "user" set role = 'admin' where id = 'usr_1'`);
  await db.execute(sql`
    insert into label (id, name, name_key)
    select 'lbl_' || n, 'Disquera ' || n, 'disquera ' || n
    from generate_series(2, ${labels}::int) as n`);
  await db.execute(sql`
    insert into label_contract (id, label_id, artist_id, royalty_rate, status, starts_on, ends_on, joined_on)
    select 'con_' || id, 'lbl_' || 2 + (substr(id, 5)::int % ${labels - 1}::int), id, 70, 'active', '2024-01-01',
      '2034-12-31', '2024-01-01'
    from artist`);
  await db.execute(sql`
    update album set label_id = label_contract.label_id from label_contract
    where label_contract.artist_id = album.artist_id`);
  await db.execute(sql`
    insert into payee (id, kind, label_id, reference, since)
    select 'pay_' || id, 'label', id, 'pay_' || id, now() from label`);
  await db.execute(sql`
    insert into statement (id, artist_id, label_id, payee_id, month, issued_at, streams, earned, payable, carried, lines)
    select 'sta_' || artist_id || '_' || n, artist_id, label_id, 'pay_' || label_id, month, now(), 1000, 4100000, 287, 0,
      jsonb_build_array(jsonb_build_object('month', month, 'origin', 'here', 'royaltyRate', 70,
        'streams', 1000, 'earned', 4100000, 'amount', 287,
        'tracks', json_build_object('unknown', json_build_array(1000, 4100000)),
        'countries', json_build_object('ES', json_build_array(1000, 4100000)),
        'sources', json_build_object('playlist', json_build_array(1000, 4100000))))
    from label_contract, generate_series(1, ${months}::int) as n,
      to_char(now() - interval '1 month' * n, 'YYYY-MM') as month`);
  await db.execute(sql`
    insert into payout (statement_id, amount, streaming, playlists, radio, status, date)
    select id, 287, 0, 287, 0,
      case when month = to_char(now() - interval '1 month', 'YYYY-MM') then 'pending' else 'paid' end, current_date
    from statement`);
  await db.execute(sql`
    insert into closed_month (month, closed_at) select distinct month, now() from statement`);
  await db.execute(sql`vacuum analyze`);
}
