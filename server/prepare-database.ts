import { moveEditorialHome } from './modules/editorial-playlist/index.ts';
import { indexLabels } from './modules/label/index.ts';
import { indexUsers, moveUserImages } from './modules/user/index.ts';
import { partitionPlays } from './modules/play/index.ts';
import { recountFigures, sumUpArtists } from './modules/figures/index.ts';
import { sealPayments } from './modules/payment-run/index.ts';
import { sealPayoutAccounts } from './modules/payout-account/index.ts';
import type { Vault } from './platform/vault/vault.ts';
import type { Assets } from './platform/assets/assets.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/database/db.ts';
import { inTransaction } from './platform/database/in-transaction.ts';

type Preparing = {
  config: Pick<Config, 'demo' | 'databaseUrl'>;
  assets: Pick<Assets, 'stage' | 'claim'>;
  clock: () => Date;
  vault: Vault;
  onProgress?: (step: string) => void;
};

/** Converts data of older versions and adds missing demo data. It may run again. */
export async function prepareDatabase(
  db: Db,
  { config, assets, clock, vault, onProgress }: Preparing,
): Promise<void> {
  if (config.databaseUrl !== undefined) await partitionPlays(db, clock());
  await sealAccounts(db, vault);
  await moveUserImages(db, { assets });
  await indexUsers(db);
  await indexLabels(db);
  await inTransaction(db, (tx) => moveEditorialHome(tx, clock()));
  if (!config.demo) return;
  const { seedDemo } = await import('./demo/index.ts');
  const added = await seedDemo({ db, now: clock(), ...(onProgress && { onProgress }) });
  if (added.length === 0) return;
  await sealAccounts(db, vault);
  // For an existing demo a job does it in the background.
  await recountFigures(db);
  await sumUpArtists(db, clock());
}

async function sealAccounts(db: Db, vault: Vault) {
  await sealPayoutAccounts(db, vault);
  await sealPayments(db, vault);
}
