import { moveEditorialHome } from './modules/editorial-playlist/index.ts';
import { indexLabels } from './modules/label/index.ts';
import { indexUsers, moveUserImages } from './modules/user/index.ts';
import { recountFigures, sumUpArtists } from './modules/figures/index.ts';
import type { Assets } from './platform/assets/assets.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/database/db.ts';
import { inTransaction } from './platform/database/in-transaction.ts';

type Preparing = {
  config: Pick<Config, 'demo'>;
  assets: Pick<Assets, 'stage' | 'claim'>;
  clock: () => Date;
  onProgress?: (step: string) => void;
};

/** Converts data of older versions and adds missing demo data. It may run again. */
export async function prepareDatabase(
  db: Db,
  { config, assets, clock, onProgress }: Preparing,
): Promise<void> {
  await moveUserImages(db, { assets });
  await indexUsers(db);
  await indexLabels(db);
  await inTransaction(db, (tx) => moveEditorialHome(tx, clock()));
  if (!config.demo) return;
  const { seedDemo } = await import('./demo/index.ts');
  const added = await seedDemo({ db, now: clock(), ...(onProgress && { onProgress }) });
  if (added.length === 0) return;
  // For an existing demo a job does it in the background.
  await recountFigures(db);
  await sumUpArtists(db, clock());
}
