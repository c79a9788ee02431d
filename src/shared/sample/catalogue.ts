import type { Catalogue } from './catalogue-types.ts';
import { featured } from './lists/featured.ts';
import { gatherFeatured, gatherListenerPlaylists } from './lists/gather-playlists.ts';
import { listenerPlaylists } from './lists/listener-playlists.ts';
import { folk } from './music/folk.ts';
import { pop } from './music/pop.ts';
import { pressGenre } from './music/press-genre.ts';
import { demoListeners } from './people/demo-listeners.ts';
import { gatherListeners } from './people/gather-listeners.ts';
import { listeners } from './people/listeners.ts';

const genres = [pop, folk].map(pressGenre);
const records = {
  artists: genres.flatMap(({ artists }) => artists),
  albums: genres.flatMap(({ albums }) => albums),
  tracks: genres.flatMap(({ tracks }) => tracks),
};

/** The invented catalogue that seeds the demo and stands in when the server does not answer. */
export const catalogue: Catalogue = {
  ...records,
  playlists: [
    ...gatherFeatured(featured, 'usr_demo-editorial', records),
    ...gatherListenerPlaylists(listenerPlaylists, records),
  ],
  listeners: [...demoListeners, ...gatherListeners(listeners, demoListeners)],
};
