import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import { albumApi } from '@/entities/album';
import { artistApi } from '@/entities/artist';
import { chartApi } from '@/entities/chart';
import { openedPlaylistApi } from '@/entities/playlist';
import { trackPageApi } from '@/entities/track';
import { userApi } from '@/entities/user';
import { paths } from '@/shared/routes';

type Prefetch = ThunkAction<void, never, unknown, UnknownAction>;

/** What is younger is not asked for again, in seconds. */
const unlessOlder = { ifOlderThan: 60 };

const prefetches: Readonly<Record<string, (id: string) => Prefetch>> = {
  [paths.playlist(':id')]: (id) =>
    openedPlaylistApi.util.prefetch('openedPlaylist', id, unlessOlder),
  [paths.artist(':id')]: (id) => artistApi.util.prefetch('artist', id, unlessOlder),
  [paths.album(':id')]: (id) => albumApi.util.prefetch('album', id, unlessOlder),
  [paths.chart(':id')]: (id) => chartApi.util.prefetch('chart', id, unlessOlder),
  [paths.user(':id')]: (id) => userApi.util.prefetch('userProfile', id, unlessOlder),
  [paths.track(':id')]: (id) => trackPageApi.util.prefetch('trackPage', id, unlessOlder),
};

/** What fetches the data of the page at an address ahead of a visit; null for pages without any. */
export function prefetchOf(pathname: string): Prefetch | null {
  for (const [path, prefetch] of Object.entries(prefetches)) {
    const id = matchPath(path, pathname)?.params['id'];
    if (id) return prefetch(id);
  }
  return null;
}
