import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { sealRows } from '../../platform/vault/seal-rows.repository.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { payeeTable } from '../payee/payee.table.ts';
import { resealAccount } from '../payout-account/index.ts';
import { paymentFileTable, paymentTransferTable } from './payment-run.table.ts';

/** Seals what older versions stored plainly of ordered runs and of files handed in. */
export async function sealPayments(db: Db, vault: Vault): Promise<void> {
  await sealRows(db, {
    table: paymentTransferTable,
    column: 'account',
    about: sql`(select payee.reference from ${payeeTable} as payee where payee.id = row.receiver)`,
    trigger: 'payment_transfer_is_kept',
    seal: (text, about) => resealAccount(vault, about, text),
  });
  await sealRows(db, {
    table: paymentFileTable,
    column: 'content',
    about: sql`'content ' || row.run_id`,
    trigger: 'payment_file_is_kept',
    seal: (text, about) => ({ text: vault.seal(text, about) }),
  });
}
