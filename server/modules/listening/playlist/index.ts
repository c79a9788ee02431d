import { defineModule } from '../../../platform/module.ts';
import { addCoverRoute } from './cover.routes.ts';
import { editorialPlaylistRoutes } from './editorial-playlist.routes.ts';
import { featuredChanged, playlistChanged } from './playlist.events.ts';
import { playlistJobs } from './playlist.jobs.ts';
import { collaborationRoutes } from './collaboration.routes.ts';
import { playlistRoutes } from './playlist.routes.ts';
import { playlistStreamRoutes } from './playlist-stream.routes.ts';

export const playlistModule = defineModule({
  name: 'playlist',
  routes: [
    playlistRoutes,
    editorialPlaylistRoutes,
    addCoverRoute,
    collaborationRoutes,
    playlistStreamRoutes,
  ],
  jobs: [playlistJobs],
  events: [featuredChanged, playlistChanged],
});

export { appendTrack } from './append-track.ts';
export { changeEditorial } from './change-editorial.ts';
export { describeEditorial } from './describe-editorial.ts';
export { holdEditorial } from './editorial-playlist.repository.ts';
export { type FeaturedPlaylists, keepFeatured } from './featured-playlists.ts';
export { keepEditorial } from './house-account.ts';
export { playlistNames } from './playlist-names.repository.ts';
export { findPlaylistCard } from './playlist-card.repository.ts';
export { foreignCover, playlistCover } from './playlist-cover.repository.ts';
export { findEntriesAfter } from './playlist-track.repository.ts';
export { findStays } from './playlist-stay.repository.ts';
export { featuredChanged } from './playlist.events.ts';
export {
  findFeatured,
  findOwned,
  findVisible,
  isReadable,
  isReadableTogether,
} from './playlist.repository.ts';
export {
  noteAdditionsRead,
  noteSavesRead,
  noteSharedAdditionsRead,
  readAllPlaylistNews,
} from './read-news.repository.ts';
export { noteChangesOf } from './playlist-revision.repository.ts';
export { forgetAuthor } from './deleted-playlist.repository.ts';
export { discountSaves } from './saved-playlist.repository.ts';
export { describeListed, openPlaylist } from './playlist.view.ts';
export { forgetEditorialSigner } from './editorial-signer.repository.ts';
export { findPlaylistWords } from './playlist-words.repository.ts';
export { countPlaylists, findPublicPlaylists } from './public-playlist.repository.ts';
export { findPlaylistPicture, findForemostPlaylists } from './playlist-picture.repository.ts';
