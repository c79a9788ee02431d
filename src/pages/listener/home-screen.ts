import { type Screen, paths } from '@/shared/routes';

/** Part of the start, so that a visit's first screen needs no further file. */
export const homeScreen: Screen = {
  name: 'home',
  path: paths.home,
  title: 'pages.listener.home:pageTitle',
  load: async () => (await import('./home')).HomePage,
};
