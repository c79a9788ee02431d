import type { Catalogue } from './catalogue-types.ts';
import { demoPlaylists } from './lists/demo-playlists.ts';
import { featured } from './lists/featured.ts';
import { gatherFeatured, gatherListenerPlaylists } from './lists/gather-playlists.ts';
import { northAmericanPlaylists } from './lists/north-american-playlists.ts';
import { southAmericanPlaylists } from './lists/south-american-playlists.ts';
import { spanishPlaylists } from './lists/spanish-playlists.ts';
import { classical } from './music/classical.ts';
import { country } from './music/country.ts';
import { electronic } from './music/electronic.ts';
import { folk } from './music/folk.ts';
import { funk } from './music/funk.ts';
import { hipHop } from './music/hip-hop.ts';
import { indie } from './music/indie.ts';
import { jazz } from './music/jazz.ts';
import { pop } from './music/pop.ts';
import { pressGenre } from './music/press-genre.ts';
import { reggaeton } from './music/reggaeton.ts';
import { rnb } from './music/rnb.ts';
import { rock } from './music/rock.ts';
import { demoListeners } from './people/demo-listeners.ts';
import { firstListeners } from './people/first-listeners.ts';
import { gatherListeners } from './people/gather-listeners.ts';
import { laterListeners } from './people/later-listeners.ts';

const genres = [
  pop,
  hipHop,
  rock,
  electronic,
  indie,
  reggaeton,
  jazz,
  rnb,
  country,
  classical,
  funk,
  folk,
].map(pressGenre);
const records = {
  artists: genres.flatMap(({ artists }) => artists),
  albums: genres.flatMap(({ albums }) => albums),
  tracks: genres.flatMap(({ tracks }) => tracks),
};

const playlistSheets = [
  ...demoPlaylists,
  ...spanishPlaylists,
  ...northAmericanPlaylists,
  ...southAmericanPlaylists,
];
const listenerSheets = [...firstListeners, ...laterListeners];

/** The invented catalogue of the demo, also shown when the server does not answer. */
export const catalogue: Catalogue = {
  ...records,
  playlists: [
    ...gatherFeatured(featured, 'usr_demo-editorial', records),
    ...gatherListenerPlaylists(playlistSheets, records),
  ],
  listeners: [...demoListeners, ...gatherListeners(listenerSheets, demoListeners)],
};
