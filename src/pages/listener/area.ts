import { addressParameters, defineArea, paths } from '@/shared/routes';
import { homeScreen } from './home-screen';

const { id } = addressParameters;

/** Open to everybody. */
export const area = defineArea({
  loadPrefetches: async () => (await import('./prefetches')).prefetches,
  screens: [
    homeScreen,
    {
      name: 'welcome',
      path: paths.welcome,
      access: 'listener',
      title: 'pages.listener.welcome:pageTitle',
      load: async () => (await import('./welcome')).WelcomePage,
    },
    {
      name: 'search',
      path: paths.search,
      title: 'pages.listener.search:pageTitle',
      load: async () => (await import('./search')).SearchPage,
    },
    {
      name: 'library',
      path: paths.library,
      access: 'listener',
      title: 'pages.listener.library:title',
      load: async () => (await import('./library')).LibraryPage,
    },
    {
      name: 'liked-songs',
      path: paths.likedSongs,
      access: 'listener',
      title: 'pages.listener.liked-songs:title',
      load: async () => (await import('./liked-songs')).LikedSongsPage,
    },
    {
      name: 'history',
      path: paths.history,
      access: 'listener',
      title: 'pages.listener.history:title',
      load: async () => (await import('./history')).HistoryPage,
    },
    {
      name: 'offline',
      path: paths.offline,
      access: 'listener',
      title: 'pages.listener.offline:title',
      load: async () => (await import('./offline')).OfflinePage,
    },
    {
      name: 'bring-music',
      path: paths.bringMusic,
      access: 'listener',
      title: 'pages.listener.bring-music:title',
      load: async () => (await import('./bring-music')).BringMusicPage,
    },
    {
      // Named by the manifest alone.
      name: 'share',
      path: '/share',
      load: async () => (await import('./share')).SharePage,
    },
    {
      name: 'profile',
      path: paths.profile,
      access: 'listener',
      title: 'pages.listener.profile:title',
      load: async () => (await import('./profile')).ProfilePage,
    },
    {
      name: 'developers',
      path: paths.developers,
      access: 'listener',
      title: 'pages.listener.developers:title',
      load: async () => (await import('./developers')).DevelopersPage,
    },
    {
      name: 'parts',
      path: paths.parts,
      access: 'listener',
      title: 'pages.listener.parts:title',
      load: async () => (await import('./parts')).PartsPage,
    },
    {
      name: 'parts',
      path: paths.partsStatement(id),
      access: 'listener',
      title: 'pages.listener.parts:statement.title',
      load: async () => (await import('./parts')).PayeeStatementPage,
    },
    {
      name: 'playlist',
      path: paths.playlist(id),
      load: async () => (await import('./playlist')).PlaylistPage,
    },
    {
      name: 'artist',
      path: paths.artist(id),
      load: async () => (await import('./artist')).ArtistPage,
    },
    {
      name: 'album',
      path: paths.album(id),
      load: async () => (await import('./album')).AlbumPage,
    },
    {
      name: 'chart',
      path: paths.chart(id),
      load: async () => (await import('./chart')).ChartPage,
    },
    {
      name: 'mix',
      path: paths.mix(id),
      access: 'listener',
      load: async () => (await import('./mix')).MixPage,
    },
    {
      name: 'genre',
      path: paths.genre(id),
      load: async () => (await import('./search')).BrowsePage,
    },
    {
      name: 'mood',
      path: paths.mood(id),
      load: async () => (await import('./search')).BrowsePage,
    },
    {
      name: 'user',
      path: paths.user(id),
      load: async () => (await import('./user')).UserPage,
    },
    {
      name: 'track',
      path: paths.track(id),
      load: async () => (await import('./track')).TrackPage,
    },
  ],
});
