import type { Db } from '../../platform/database/db.ts';
import { addSeeds, type Seed } from '../../platform/seeds/add-seeds.ts';
import { albumModule } from '../album/index.ts';
import { artistModule } from '../artist/index.ts';
import { canvasModule } from '../canvas/index.ts';
import { chartModule } from '../chart/index.ts';
import { concertModule } from '../concert/index.ts';
import { editorialPlaylistModule } from '../editorial-playlist/index.ts';
import { figuresModule } from '../figures/index.ts';
import { followModule } from '../follow/index.ts';
import { labelModule } from '../label/index.ts';
import { marqueeModule } from '../marquee/index.ts';
import { notificationModule } from '../notification/index.ts';
import { ownershipModule } from '../ownership/index.ts';
import { payoutAccountModule } from '../payout-account/index.ts';
import { pitchModule } from '../pitch/index.ts';
import { playModule } from '../play/index.ts';
import { playlistModule } from '../playlist/index.ts';
import { searchModule } from '../search/index.ts';
import { statementModule } from '../statement/index.ts';
import { storyModule } from '../story/index.ts';
import { trackModule } from '../track/index.ts';
import { userModule } from '../user/index.ts';
import { worldSeeds } from './world/world.seeds.ts';
import { isEmpty, updateStatistics } from './demo.repository.ts';

/** Seeds load the sample lazily, so that a server that adds nothing keeps none of it in memory. */
export const demoSeeds: readonly Seed[] = [
  ...albumModule.seeds,
  ...artistModule.seeds,
  ...canvasModule.seeds,
  ...chartModule.seeds,
  ...concertModule.seeds,
  ...editorialPlaylistModule.seeds,
  ...figuresModule.seeds,
  ...followModule.seeds,
  ...labelModule.seeds,
  ...marqueeModule.seeds,
  ...notificationModule.seeds,
  ...ownershipModule.seeds,
  ...payoutAccountModule.seeds,
  ...pitchModule.seeds,
  ...playModule.seeds,
  ...playlistModule.seeds,
  ...searchModule.seeds,
  ...statementModule.seeds,
  ...storyModule.seeds,
  ...trackModule.seeds,
  ...userModule.seeds,
  ...worldSeeds,
];

type Seeding = {
  db: Db;
  now: Date;
  onProgress?: (step: string) => void;
  seeds?: readonly Seed[];
};

/**
 * A database with anything but the demo is left alone.
 *
 * @returns the added seeds' names.
 */
export async function seedDemo({
  db,
  now,
  onProgress,
  seeds = demoSeeds,
}: Seeding): Promise<readonly string[]> {
  const added = await addSeeds(db, seeds, {
    now,
    mayBegin: isEmpty,
    onBegin: (isFirst) =>
      onProgress?.(isFirst ? 'Adding the demo catalogue' : 'Adding what is new in the demo'),
  });
  if (added.length > 0) await updateStatistics(db);
  return added;
}
