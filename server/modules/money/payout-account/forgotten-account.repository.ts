import { and, eq, like, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { forgetSigner } from '../../../platform/database/forget-signer.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { payoutAccountTable } from './payout-account.table.ts';
import { markHolder } from './sealed-account.ts';

type Person = { id: string; displayName: string };

/** @param payees their ids: a payee is the person, so every account is theirs. */
export async function forgetAccounts(
  tx: Db,
  vault: Vault,
  { id, displayName }: Person,
  payees: SQL,
): Promise<void> {
  const { actorId, fingerprint, payeeId } = payoutAccountTable;
  await forgetSigner(
    tx,
    payoutAccountTable,
    { name: 'actor_name', id: 'actor_id', instead: '' },
    id,
  );
  const holder = like(fingerprint, `%.${markHolder(vault, displayName)}`);
  for (const isTheirs of [and(eq(actorId, id), holder), sql`${payeeId} in (${payees})`]) {
    await tx
      .update(payoutAccountTable)
      .set({ country: null, account: null, fingerprint: null })
      .where(isTheirs);
  }
}
