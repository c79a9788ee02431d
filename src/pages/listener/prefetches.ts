import { albumApi } from '@/entities/album';
import { artistApi } from '@/entities/artist';
import { chartApi } from '@/entities/chart';
import { mixApi } from '@/entities/mix';
import { openedPlaylistApi } from '@/entities/playlist';
import { searchApi } from '@/entities/search';
import { trackPageApi } from '@/entities/track';
import { userApi } from '@/entities/user';
import { type Prefetches, paths } from '@/shared/routes';

/** Seconds. */
const unlessOlder = { ifOlderThan: 60 };

const id = ':id';

/** Prefetch of a page's data, by path. */
export const prefetches: Prefetches = {
  [paths.playlist(id)]: (given) =>
    openedPlaylistApi.util.prefetch('openedPlaylist', given, unlessOlder),
  [paths.artist(id)]: (given) => artistApi.util.prefetch('artist', given, unlessOlder),
  [paths.album(id)]: (given) => albumApi.util.prefetch('album', given, unlessOlder),
  [paths.chart(id)]: (given) => chartApi.util.prefetch('chart', given, unlessOlder),
  [paths.mix(id)]: (given) => mixApi.util.prefetch('mix', given, unlessOlder),
  [paths.genre(id)]: (given) =>
    searchApi.util.prefetch('browsePage', { kind: 'genre', id: given }, unlessOlder),
  [paths.mood(id)]: (given) =>
    searchApi.util.prefetch('browsePage', { kind: 'mood', id: given }, unlessOlder),
  [paths.user(id)]: (given) => userApi.util.prefetch('userProfile', given, unlessOlder),
  [paths.track(id)]: (given) => trackPageApi.util.prefetch('trackPage', given, unlessOlder),
};
