import { sourceSet } from '#contract/picture.ts';
import { cardPictureSizes, firstCards } from '../../../src/shared/config/card-picture.ts';
import type { FindBrought } from '../../platform/client/brought.ts';
import type { FeaturedPlaylists } from '../playlist/featured-playlists.ts';
import { describeListed } from '../playlist/playlist.view.ts';
import type { Maintenance } from '../service-setting/maintenance.ts';

const isOurs = (cover: string) => cover.startsWith('/');

/** Home brings the featured playlists along, and the covers of the first of them. */
export function bringHome(
  featured: FeaturedPlaylists,
  maintenance: Pick<Maintenance, 'isOn'>,
): FindBrought {
  return async (path) => {
    // During maintenance the call that it makes instead tells the application.
    if (path !== '/' || maintenance.isOn()) return undefined;
    const playlists = (await featured.read()).map(describeListed);
    const covers = playlists.slice(0, firstCards).flatMap(({ coverImage }) => coverImage ?? []);
    return {
      answers: { '/playlists/featured': playlists },
      // A picture somewhere else has one width, and is asked for by the page.
      pictures: covers
        .filter(isOurs)
        .map((cover) => ({ sources: sourceSet(cover), sizes: cardPictureSizes })),
    };
  };
}
