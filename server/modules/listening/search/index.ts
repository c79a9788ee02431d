import { defineModule } from '../../../platform/module.ts';
import { keepSearchFresh } from './keep-search-fresh.ts';
import { browseRoutes } from './browse.routes.ts';
import { matchTracksRoutes } from './match-tracks.routes.ts';
import { recentSearchRoutes } from './recent-search.routes.ts';
import { searchRoutes } from './search.routes.ts';

export const searchModule = defineModule({
  name: 'search',
  routes: [searchRoutes, browseRoutes, recentSearchRoutes, matchTracksRoutes],
  jobs: [keepSearchFresh],
});

export { unlearnWords } from './playlist-words.repository.ts';
export { createSearch } from './search.service.ts';
