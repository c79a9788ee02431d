import { sourceSet } from '#contract/picture.ts';
import { cardPictureSizes, firstCards } from '../../../../src/shared/config/card-picture.ts';
import type { FindBrought } from '../../../platform/client/brought.ts';
import { describeListed, type FeaturedPlaylists } from '../../listening/playlist/index.ts';

const isOurs = (cover: string) => cover.startsWith('/');

/** Sends the answers and covers that the page needs first. */
export function bringHome(featured: FeaturedPlaylists): FindBrought {
  return async (path) => {
    if (path !== '/') return undefined;
    const playlists = (await featured.read()).map(describeListed);
    const covers = playlists.slice(0, firstCards).flatMap(({ coverImage }) => coverImage ?? []);
    return {
      answers: { '/playlists/featured': playlists },
      // External pictures have one width.
      pictures: covers
        .filter(isOurs)
        .map((cover) => ({ sources: sourceSet(cover), sizes: cardPictureSizes })),
    };
  };
}
