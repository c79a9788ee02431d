import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { sealRows } from '../../platform/vault/seal-rows.repository.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { payeeTable } from '../payee/payee.table.ts';
import { payoutAccountTable } from './payout-account.table.ts';
import { resealAccount } from './sealed-account.ts';

/** Seals the accounts that older versions, and the demo's seeds, stored plainly. */
export const sealPayoutAccounts = (db: Db, vault: Vault) =>
  sealRows(db, {
    table: payoutAccountTable,
    column: 'account',
    about: sql`(select payee.reference from ${payeeTable} as payee where payee.id = row.payee_id)`,
    trigger: 'payout_account_is_kept',
    seal: (text, about) => resealAccount(vault, about, text),
  });
