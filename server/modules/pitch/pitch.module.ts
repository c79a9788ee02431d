import type { AppModule } from '../../platform/app.ts';
import type { FeaturedPlaylists } from '../playlist/featured-playlists.ts';
import { pitchInboxRoutes } from './pitch-inbox.routes.ts';
import { pitchRoutes } from './pitch.routes.ts';

/** See docs/product/pitching.md. */
export const pitchModule =
  (featured: FeaturedPlaylists): AppModule =>
  async (app, dependencies) => {
    await pitchRoutes(app, dependencies);
    await pitchInboxRoutes(featured)(app, dependencies);
  };
