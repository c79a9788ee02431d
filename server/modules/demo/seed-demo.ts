import type { Db } from '../../platform/database/db.ts';
import { addSeeds, type Seed } from '../../platform/seeds/add-seeds.ts';
import { albumSeeds } from '../album/album.seeds.ts';
import { artistSeeds } from '../artist/artist.seeds.ts';
import { canvasSeeds } from '../canvas/canvas.seeds.ts';
import { chartSeeds } from '../chart/chart.seeds.ts';
import { concertSeeds } from '../concert/concert.seeds.ts';
import { editorialPlaylistSeeds } from '../editorial-playlist/editorial-playlist.seeds.ts';
import { fanSeeds } from '../notification/fan.seeds.ts';
import { figureSeeds } from '../figures/figures.seeds.ts';
import { followSeeds } from '../follow/follow.seeds.ts';
import { labelSeeds } from '../label/label.seeds.ts';
import { ownershipSeeds } from '../ownership/ownership.seeds.ts';
import { marqueeSeeds } from '../marquee/marquee.seeds.ts';
import { decisionNoticeSeeds } from '../pitch/decision-notice.seeds.ts';
import { payoutAccountSeeds } from '../payout-account/payout-account.seeds.ts';
import { pitchSeeds } from '../pitch/pitch.seeds.ts';
import { playSeeds } from '../play/play.seeds.ts';
import { playlistSeeds } from '../playlist/playlist.seeds.ts';
import { searchSeeds } from '../search/search.seeds.ts';
import { statementSeeds } from '../statement/statement.seeds.ts';
import { storySeeds } from '../story/story.seeds.ts';
import { trackSeeds } from '../track/track.seeds.ts';
import { userSeeds } from '../user/user.seeds.ts';
import { worldSeeds } from './world/world.seeds.ts';
import { isEmpty, updateStatistics } from './demo.repository.ts';

/** Seeds load the sample lazily, so that a server that adds nothing keeps none of it in memory. */
export const demoSeeds: readonly Seed[] = [
  ...userSeeds,
  ...followSeeds,
  ...artistSeeds,
  ...albumSeeds,
  ...trackSeeds,
  ...playlistSeeds,
  ...playSeeds,
  ...chartSeeds,
  ...searchSeeds,
  ...labelSeeds,
  ...ownershipSeeds,
  ...figureSeeds,
  ...statementSeeds,
  ...editorialPlaylistSeeds,
  ...canvasSeeds,
  ...pitchSeeds,
  ...marqueeSeeds,
  ...storySeeds,
  ...concertSeeds,
  ...fanSeeds,
  ...decisionNoticeSeeds,
  ...payoutAccountSeeds,
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
