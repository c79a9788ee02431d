import { sourceSet } from '#contract/picture.ts';
import { cardPictureSizes, firstCards } from '../../../src/shared/config/card-picture.ts';
import type { FindBrought } from '../../platform/client/brought.ts';
import type { FeaturedPlaylists } from '../playlist/featured-playlists.ts';
import { describeListed } from '../playlist/playlist.view.ts';

/** Home brings the featured playlists along, and the covers of the first of them. */
export function bringHome(featured: FeaturedPlaylists): FindBrought {
  return async (path) => {
    if (path !== '/') return undefined;
    const playlists = (await featured.read()).map(describeListed);
    const covers = playlists.slice(0, firstCards).flatMap(({ coverImage }) => coverImage ?? []);
    return {
      answers: { '/playlists/featured': playlists },
      pictures: covers.map((cover) => ({ sources: sourceSet(cover), sizes: cardPictureSizes })),
    };
  };
}
