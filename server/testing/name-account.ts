import type { AccountParts } from '#rules/account-rules.ts';
import { findPayee, type Owner, takePayee } from '../modules/catalogue/payee/index.ts';
import { payoutAccountTable } from '../modules/money/payout-account/payout-account.table.ts';
import { sealAccount } from '../modules/money/payout-account/sealed-account.ts';
import type { TestApp } from './start-test-app.ts';

type Named = {
  version: number;
  /** By its IBAN where it has one; null removes it. */
  account: string | AccountParts | null;
  holder?: string;
  actor?: { id: string; name: string };
};

/** Names the account of a payee without its people. */
export async function nameAccount(
  { db, vault, clock }: Pick<TestApp, 'db' | 'vault' | 'clock'>,
  owner: Owner,
  { version, account, holder = 'Casa Discos SL', actor = { id: 'usr_1', name: 'Luz' } }: Named,
): Promise<void> {
  const payeeId = await takePayee(db, owner, clock());
  const payee = await findPayee(db, payeeId);
  if (payee === null) throw new Error('No payee.');
  const parts = typeof account === 'string' ? toParts(account) : account;
  await db.insert(payoutAccountTable).values({
    id: `account-${payeeId}-${version}`,
    payeeId,
    version,
    setAt: clock(),
    ...(parts && {
      country: parts.country,
      ...sealAccount(vault, payee.reference, { holder, ...parts }),
    }),
    actorId: actor.id,
    actorName: actor.name,
  });
}

const toParts = (iban: string): AccountParts => ({ country: iban.slice(0, 2), iban });
