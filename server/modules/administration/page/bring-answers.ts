import type { Dependencies } from '../../../platform/app.ts';
import type { FindBrought } from '../../../platform/client/brought.ts';
import type { FeaturedPlaylists } from '../../listening/playlist/index.ts';
import type { Maintenance } from '../../accounts/service-setting/index.ts';
import { bringHome } from './home-page.ts';
import { bringMusic } from './music-page.ts';

type Settings = { featured: FeaturedPlaylists; maintenance: Pick<Maintenance, 'isOn'> };

/** Finds the answers that a page includes. */
export function bringAnswers(
  dependencies: Dependencies,
  { featured, maintenance }: Settings,
): FindBrought {
  const home = bringHome(featured);
  const music = bringMusic(dependencies);
  // The page's own calls report maintenance.
  return async (path) => (maintenance.isOn() ? undefined : path === '/' ? home(path) : music(path));
}
