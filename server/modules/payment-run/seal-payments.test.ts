import { sql } from '#drizzle/orm.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/open-database.ts';
import { makeVault } from '../../platform/vault/vault.ts';
import { makeOlderDatabase } from '../../testing/make-older-database.ts';
import { findPayeeOf } from '../payee/index.ts';
import { openAccount, sealPayoutAccounts } from '../payout-account/index.ts';
import { findPayoutAccount } from '../payout-account/payout-account.repository.ts';
import { findFile } from './payment-run.repository.ts';
import { findTransfers } from './payment-transfer.repository.ts';
import { sealPayments } from './seal-payments.repository.ts';

/** The last migration before accounts were sealed. */
const plain = 74;

const vault = makeVault('a key of the deployment');
const account = { country: 'ES', holder: 'Casa', iban: 'ES9121000418450200051332' };

// Proves payments: Accounts of older versions
test('an older database has its accounts, runs and files sealed at the start', async () => {
  const older = await makeOlderDatabase(plain, async (db) => {
    await db.execute(sql`insert into label (id, name, name_key) values ('lbl_1', 'Casa', 'casa')`);
    // More than one slice.
    await db.execute(sql`
      insert into payout_account (id, label_id, version, holder, iban, set_at, actor_id, actor_name)
      select 'pac_' || n, 'lbl_1', n, case when n <> 2 then 'Casa' end,
        case when n <> 2 then ${account.iban} end, '2026-10-01', 'usr_1', 'Luz'
      from generate_series(1, 450) as n`);
    await db.execute(sql`
      insert into payment_run (id, ordered_at, actor_id, actor_name, receivers, paid_on, status,
        payouts, amount)
      values ('run-1', '2026-11-01', 'usr_1', 'Luz', 1, '2026-11-01', 'handedIn', 1, 100)`);
    await db.execute(sql`
      insert into payment_transfer
        (run_id, receiver, name, holder, iban, payouts, amount, from_month, until_month, is_first)
      values ('run-1', 'label lbl_1', 'Casa', 'Casa', ${account.iban}, 1, 100, '2026-10',
          '2026-10', true),
        ('run-1', 'artist art_1', 'Uno', null, null, 1, 100, '2026-10', '2026-10', true)`);
    await db.execute(sql`insert into payment_file values ('run-1', '<?xml version="1.0"?>')`);
  });
  const { db, close } = await openDatabase(older, {
    flushed: false,
    prepare: async (owner) => {
      await sealPayoutAccounts(owner, vault);
      // An interrupted start does the rest, and nothing twice.
      await sealPayments(owner, vault);
      await sealPayoutAccounts(owner, vault);
      await sealPayments(owner, vault);
    },
  });
  const payee = await findPayeeOf(db, { kind: 'label', id: 'lbl_1' });
  const row = payee && (await findPayoutAccount(db, payee));
  const transfers = await findTransfers(db, 'run-1');
  const file = await findFile(db, vault, 'run-1', 'content');
  const { rows: stored } = await db.execute(sql`
    select (select json_agg(one) from payout_account as one) as accounts,
      (select json_agg(one) from payment_transfer as one) as transfers,
      (select json_agg(one) from payment_file as one) as files,
      (select count(*)::int from payout_account where account is null) as removed`);
  const refused = await Promise.all(
    [sql`update payment_file set content = ''`, sql`delete from payment_transfer`].map((change) =>
      db.execute(change).then(
        () => false,
        () => true,
      ),
    ),
  );
  await close();
  await older.remove();
  expect(row && openAccount(vault, 'label lbl_1', row)).toEqual(account);
  const label = transfers.find(({ receiver }) => receiver === payee?.id);
  expect(transfers.map(({ isAccountChanged }) => isAccountChanged)).toEqual([false, false]);
  expect(label && openAccount(vault, 'label lbl_1', label)).toEqual(account);
  expect(file).toBe('<?xml version="1.0"?>');
  expect(stored).toMatchObject([{ removed: 1 }]);
  expect(JSON.stringify(stored)).not.toMatch(/ES9121|<\?xml/);
  expect(refused).toEqual([true, true]);
});
