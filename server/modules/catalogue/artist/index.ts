import { defineModule } from '../../../platform/module.ts';
import { artistRoutes } from './artist.routes.ts';

export const artistModule = defineModule({
  name: 'artist',
  routes: [artistRoutes],
});

export {
  artistsOf,
  countArtistsOf,
  countSpeakersBeside,
  findArtistsOf,
  findPeopleOf,
  findSpeakers,
  hasSpeakers,
  isSpeaker,
  namedArtistsOf,
  speakersOf,
} from './artist-member.repository.ts';
export {
  artistName,
  findArtistName,
  findArtistNames,
  findArtistsBy,
  findGenreOf,
  findMostHeardArtists,
  findNamedAlike,
  holdArtist,
  isAnyArtist,
} from './artist-name.repository.ts';
export { artistNames } from './artist-names.repository.ts';
export {
  countFollower,
  deleteArtistWithout,
  findArtistCard,
  insertArtistMember,
  insertArtists,
  insertUnlistedArtist,
} from './artist.repository.ts';
export { isOfHouse } from './house-artist.repository.ts';
export { openArtist } from './open-artist.ts';
export { findFollowedArtists, follows, followsAnArtist } from './followed-artist.repository.ts';
export { findArtistPicture, findForemostArtists } from './artist-picture.repository.ts';
