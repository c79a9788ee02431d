import { lazyPage } from './lazy-page';

export const HomePage = lazyPage(() => import('@/pages/listener/home'), 'HomePage', [
  'pages.listener.home',
]);
export const SearchPage = lazyPage(() => import('@/pages/listener/search'), 'SearchPage', [
  'pages.listener.search',
]);
export const LikedSongsPage = lazyPage(
  () => import('@/pages/listener/liked-songs'),
  'LikedSongsPage',
  ['pages.listener.liked-songs'],
);
export const LoginPage = lazyPage(() => import('@/pages/auth/login'), 'LoginPage', [
  'pages.auth.login',
]);
export const RegisterPage = lazyPage(() => import('@/pages/auth/register'), 'RegisterPage', [
  'pages.auth.register',
]);
export const UpcomingPage = lazyPage(() => import('@/pages/fallback/upcoming'), 'UpcomingPage', [
  'pages.fallback.upcoming',
]);
export const NotFoundPage = lazyPage(() => import('@/pages/fallback/not-found'), 'NotFoundPage', [
  'pages.fallback.not-found',
]);
export const AccessDeniedPage = lazyPage(
  () => import('@/pages/fallback/access-denied'),
  'AccessDeniedPage',
  ['pages.fallback.access-denied'],
);
