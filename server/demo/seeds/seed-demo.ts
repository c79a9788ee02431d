import type { Db } from '../../platform/database/db.ts';
import { addSeeds, type Seed } from '../../platform/seeds/add-seeds.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { albumSeeds } from './album.seeds.ts';
import { artistSeeds } from './artist.seeds.ts';
import { canvasSeeds } from './canvas.seeds.ts';
import { chartSeeds } from './chart.seeds.ts';
import { concertSeeds } from './concert.seeds.ts';
import { creditSeeds } from './credits/credits.seeds.ts';
import { decisionNotificationSeeds } from './decision-notification.seeds.ts';
import { editorialPlaylistSeeds } from './editorial-playlist.seeds.ts';
import { fanSeeds } from './fan.seeds.ts';
import { figureSeeds } from './figures.seeds.ts';
import { followSeeds } from './follow.seeds.ts';
import { labelSeeds } from './label.seeds.ts';
import { loudnessSeeds } from './loudness.seeds.ts';
import { marqueeSeeds } from './marquee.seeds.ts';
import { ownershipSeeds } from './ownership.seeds.ts';
import { payoutAccountSeeds } from './payout-account.seeds.ts';
import { pitchSeeds } from './pitch.seeds.ts';
import { playSeeds } from './play.seeds.ts';
import { playlistSeeds } from './playlist.seeds.ts';
import { radioSeeds } from './radio.seeds.ts';
import { searchSeeds } from './search.seeds.ts';
import { statementSeeds } from './statement.seeds.ts';
import { storySeeds } from './story.seeds.ts';
import { trackSeeds } from './track.seeds.ts';
import { userSeeds } from './user.seeds.ts';
import { worldSeeds } from './world/world.seeds.ts';
import { isEmpty, updateStatistics } from './demo.repository.ts';

/** @param vault seals payout accounts. */
export const demoSeeds = (vault: Vault): readonly Seed[] => [
  ...albumSeeds,
  ...artistSeeds,
  ...canvasSeeds,
  ...chartSeeds,
  ...concertSeeds,
  ...creditSeeds,
  ...decisionNotificationSeeds,
  ...editorialPlaylistSeeds,
  ...fanSeeds,
  ...figureSeeds,
  ...followSeeds,
  ...labelSeeds,
  ...loudnessSeeds,
  ...marqueeSeeds,
  ...ownershipSeeds,
  ...payoutAccountSeeds(vault),
  ...pitchSeeds,
  ...playSeeds,
  ...playlistSeeds,
  ...radioSeeds,
  ...searchSeeds,
  ...statementSeeds,
  ...storySeeds,
  ...trackSeeds,
  ...userSeeds,
  ...worldSeeds,
];

type Seeding = {
  db: Db;
  now: Date;
  seeds: readonly Seed[];
  onProgress?: (step: string) => void;
};

/**
 * A database with anything but the demo is left alone.
 *
 * @returns the added seeds' names.
 */
export async function seedDemo({
  db,
  now,
  seeds,
  onProgress,
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
