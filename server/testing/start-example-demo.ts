import { demoAccounts } from '#sample/demo-accounts.ts';
import type { Role } from '#contract/user.ts';
import { albumSeeds } from '../demo/seeds/album.seeds.ts';
import { artistSeeds } from '../demo/seeds/artist.seeds.ts';
import { canvasSeeds } from '../demo/seeds/canvas.seeds.ts';
import { concertSeeds } from '../demo/seeds/concert.seeds.ts';
import { editorialPlaylistSeeds } from '../demo/seeds/editorial-playlist.seeds.ts';
import { fanSeeds } from '../demo/seeds/fan.seeds.ts';
import { figureSeeds } from '../demo/seeds/figures.seeds.ts';
import { followSeeds } from '../demo/seeds/follow.seeds.ts';
import { labelSeeds } from '../demo/seeds/label.seeds.ts';
import { marqueeSeeds } from '../demo/seeds/marquee.seeds.ts';
import { ownershipSeeds } from '../demo/seeds/ownership.seeds.ts';
import { pitchSeeds } from '../demo/seeds/pitch.seeds.ts';
import { playSeeds } from '../demo/seeds/play.seeds.ts';
import { playlistSeeds } from '../demo/seeds/playlist.seeds.ts';
import { searchSeeds } from '../demo/seeds/search.seeds.ts';
import { seedDemo } from '../demo/seeds/seed-demo.ts';
import { trackSeeds } from '../demo/seeds/track.seeds.ts';
import { userSeeds } from '../demo/seeds/user.seeds.ts';
import { recountFigures, sumUpArtists } from '../modules/figures/figures/index.ts';
import { addPlays } from './add-plays.ts';
import { type SignedIn, startTestApp } from './start-test-app.ts';

const catalogueSeeds = [
  ...userSeeds,
  ...followSeeds,
  ...artistSeeds,
  ...albumSeeds,
  ...trackSeeds,
  ...playlistSeeds,
];

/** A year of plays, and the money reckoned from it, would take a minute. */
const otherSeeds = [
  ...searchSeeds,
  ...editorialPlaylistSeeds,
  ...labelSeeds,
  ...ownershipSeeds,
  ...canvasSeeds,
  ...pitchSeeds,
  ...concertSeeds,
  ...fanSeeds,
  ...marqueeSeeds,
  ...[...playSeeds, ...figureSeeds].filter(({ name }) => /_(?:likes|imported-figures)$/.test(name)),
];

/** Of the artist account. */
const trackId = 'trk_nora-quintavalle_luna-de-ambar_01';

const story = {
  id: 'local-story',
  type: 'text',
  content: 'Mañana cantamos en Rosario',
  caption: 'Ensayo',
  trackId: null,
  trackTitle: '',
  backgroundColor: '#000000',
  textColor: '#ffffff',
  file: null,
};

/** The demo with a few plays and two stories, and its accounts by role. */
export async function startExampleDemo() {
  const tonada = await startTestApp({
    prepare: async (db, { clock }) => {
      const now = clock();
      await seedDemo({ db, now, seeds: catalogueSeeds });
      for (const { listenerId } of demoAccounts) {
        await addPlays(db, { listenerId, trackId, from: '2026-11-18T18:00:00Z', times: 12 });
      }
      await seedDemo({ db, now, seeds: [...catalogueSeeds, ...otherSeeds] });
      await recountFigures(db);
      await sumUpArtists(db, now);
    },
  });
  const people = new Map<Role, SignedIn['headers']>();
  for (const { role, listenerId } of demoAccounts) {
    people.set(role, (await tonada.openSession(listenerId)).headers);
  }
  const at = tonada.clock().toISOString();
  for (const [role, acting] of [
    ['artist', ''],
    ['admin', '?artistId=art_los-martes-impares'],
  ] as const) {
    await tonada.app.inject({
      method: 'POST',
      url: `/api/promotion/my-stories${acting}`,
      headers: people.get(role) ?? {},
      payload: { ...story, at },
    });
  }
  return { ...tonada, people };
}
