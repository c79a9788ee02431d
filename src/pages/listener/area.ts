import { addressParameters, defineArea, paths } from '@/shared/routes';
import { homeScreen } from './home-screen';

const { id } = addressParameters;

/** Everybody who listens, signed in or not. */
export const area = defineArea({
  loadPrefetches: async () => (await import('./prefetches')).prefetches,
  screens: [
    homeScreen,
    {
      path: paths.search,
      title: 'pages.listener.search:pageTitle',
      words: ['pages.listener.search'],
      load: async () => (await import('./search')).SearchPage,
    },
    {
      path: paths.library,
      access: 'listener',
      title: 'pages.listener.library:title',
      words: ['pages.listener.library'],
      load: async () => (await import('./library')).LibraryPage,
    },
    {
      path: paths.likedSongs,
      access: 'listener',
      title: 'pages.listener.liked-songs:title',
      words: ['pages.listener.liked-songs', 'features.read-tracks'],
      load: async () => (await import('./liked-songs')).LikedSongsPage,
    },
    {
      path: paths.profile,
      access: 'listener',
      title: 'pages.listener.profile:title',
      words: ['pages.listener.profile', 'entities.plan'],
      load: async () => (await import('./profile')).ProfilePage,
    },
    {
      path: paths.playlist(id),
      words: ['pages.listener.playlist', 'features.arrange-playlist', 'features.read-tracks'],
      load: async () => (await import('./playlist')).PlaylistPage,
    },
    {
      path: paths.artist(id),
      words: ['pages.listener.artist', 'features.follow-artist'],
      load: async () => (await import('./artist')).ArtistPage,
    },
    {
      path: paths.album(id),
      words: ['pages.listener.album', 'features.like-album'],
      load: async () => (await import('./album')).AlbumPage,
    },
    {
      path: paths.chart(id),
      words: ['pages.listener.chart'],
      load: async () => (await import('./chart')).ChartPage,
    },
    {
      path: paths.user(id),
      words: ['pages.listener.user', 'entities.plan', 'features.follow-user'],
      load: async () => (await import('./user')).UserPage,
    },
    {
      path: paths.track(id),
      words: ['pages.listener.track', 'features.share-track', 'widgets.track-menu'],
      load: async () => (await import('./track')).TrackPage,
    },
  ],
});
