import { lazyPart } from '@/shared/lib/lazy-part';

export const HomePage = lazyPart(() => import('@/pages/listener/home'), 'HomePage', [
  'pages.listener.home',
]);
export const SearchPage = lazyPart(() => import('@/pages/listener/search'), 'SearchPage', [
  'pages.listener.search',
]);
export const LibraryPage = lazyPart(() => import('@/pages/listener/library'), 'LibraryPage', [
  'pages.listener.library',
]);
export const LikedSongsPage = lazyPart(
  () => import('@/pages/listener/liked-songs'),
  'LikedSongsPage',
  ['pages.listener.liked-songs', 'features.read-tracks'],
);
export const PlaylistPage = lazyPart(() => import('@/pages/listener/playlist'), 'PlaylistPage', [
  'pages.listener.playlist',
  'features.read-tracks',
]);
export const AlbumPage = lazyPart(() => import('@/pages/listener/album'), 'AlbumPage', [
  'pages.listener.album',
  'features.like-album',
]);
export const ChartPage = lazyPart(() => import('@/pages/listener/chart'), 'ChartPage', [
  'pages.listener.chart',
]);
export const UserPage = lazyPart(() => import('@/pages/listener/user'), 'UserPage', [
  'pages.listener.user',
  'entities.plan',
  'features.follow-user',
]);
export const ArtistPage = lazyPart(() => import('@/pages/listener/artist'), 'ArtistPage', [
  'pages.listener.artist',
  'features.follow-artist',
]);
export const TrackPage = lazyPart(() => import('@/pages/listener/track'), 'TrackPage', [
  'pages.listener.track',
  'features.share-track',
  'widgets.track-menu',
]);
export const ProfilePage = lazyPart(() => import('@/pages/listener/profile'), 'ProfilePage', [
  'pages.listener.profile',
  'entities.plan',
]);
export const LoginPage = lazyPart(() => import('@/pages/auth/login'), 'LoginPage', [
  'pages.auth.login',
  'features.sign-in-with-provider',
  'widgets.auth-panel',
]);
export const RegisterPage = lazyPart(() => import('@/pages/auth/register'), 'RegisterPage', [
  'pages.auth.register',
  'features.sign-in-with-provider',
  'widgets.auth-panel',
]);
export const ForgotPasswordPage = lazyPart(
  () => import('@/pages/auth/forgot-password'),
  'ForgotPasswordPage',
  ['pages.auth.forgot-password', 'features.sign-in-with-provider', 'widgets.auth-panel'],
);
export const ResetPasswordPage = lazyPart(
  () => import('@/pages/auth/reset-password'),
  'ResetPasswordPage',
  ['pages.auth.reset-password', 'features.sign-in-with-provider', 'widgets.auth-panel'],
);
export const UpcomingPage = lazyPart(() => import('@/pages/fallback/upcoming'), 'UpcomingPage', [
  'pages.fallback.upcoming',
]);
export const NotFoundPage = lazyPart(() => import('@/pages/fallback/not-found'), 'NotFoundPage', [
  'pages.fallback.not-found',
]);
export const AccessDeniedPage = lazyPart(
  () => import('@/pages/fallback/access-denied'),
  'AccessDeniedPage',
  ['pages.fallback.access-denied'],
);
