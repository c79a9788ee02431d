import { partitionPlays } from './modules/listening/play/index.ts';
import { recountFigures, sumUpArtists } from './modules/figures/figures/index.ts';
import type { Vault } from './platform/vault/vault.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/database/db.ts';

type Preparing = {
  config: Pick<Config, 'demo' | 'databaseUrl'>;
  clock: () => Date;
  vault: Vault;
  onProgress?: (step: string) => void;
};

/** Adds the next months of plays, and demo data that is missing. It may run again. */
export async function prepareDatabase(
  db: Db,
  { config, clock, vault, onProgress }: Preparing,
): Promise<void> {
  if (config.databaseUrl !== undefined) await partitionPlays(db, clock());
  if (!config.demo) return;
  const { demoSeeds, seedDemo } = await import('./demo/index.ts');
  const seeds = demoSeeds(vault);
  const added = await seedDemo({ db, now: clock(), seeds, ...(onProgress && { onProgress }) });
  if (added.length === 0) return;
  // For an existing demo a job does it in the background.
  await recountFigures(db);
  await sumUpArtists(db, clock());
}
