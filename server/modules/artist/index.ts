import { defineModule } from '../../platform/module.ts';
import { artistRoutes } from './artist.routes.ts';

export const artistModule = defineModule({
  name: 'artist',
  routes: [artistRoutes],
});

export {
  countFollower,
  deleteArtistWithout,
  insertArtistMember,
  insertArtists,
  insertUnlistedArtist,
} from './artist.repository.ts';
export { openArtist } from './open-artist.ts';
