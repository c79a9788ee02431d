import { defineModule } from '../../platform/module.ts';
import { featuredChanged } from './playlist.events.ts';
import { playlistJobs } from './playlist.jobs.ts';
import { collaborationRoutes } from './collaboration.routes.ts';
import { playlistRoutes } from './playlist.routes.ts';

export const playlistModule = defineModule({
  name: 'playlist',
  routes: [playlistRoutes, collaborationRoutes],
  jobs: [playlistJobs],
  events: [featuredChanged],
});

export { appendTrack } from './append-track.ts';
export { type FeaturedPlaylists, keepFeatured } from './featured-playlists.ts';
export { foreignCover, playlistCover } from './playlist-cover.repository.ts';
export { deleteEntries, findEntriesAfter } from './playlist-track.repository.ts';
export { findStays } from './playlist-stay.repository.ts';
export { featuredChanged } from './playlist.events.ts';
export {
  countOwnedLocked,
  deletePlaylist,
  findFeatured,
  findOwned,
  findVisible,
  insertPlaylist,
  isReadable,
  isReadableTogether,
  movePlaylists,
  updatePlaylist,
} from './playlist.repository.ts';
export {
  noteAdditionsRead,
  noteSavesRead,
  noteSharedAdditionsRead,
  readAllPlaylistNews,
} from './read-news.repository.ts';
export { forgetAuthor } from './deleted-playlist.repository.ts';
export { discountSaves } from './saved-playlist.repository.ts';
export { describeListed, openPlaylist } from './playlist.view.ts';
export { writeCount } from './write-count.ts';
