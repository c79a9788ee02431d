import { type Screen, paths } from '@/shared/routes';

/** The first screen of a visit, known from the start on: no other file has to come before it. */
export const homeScreen: Screen = {
  name: 'home',
  path: paths.home,
  title: 'pages.listener.home:pageTitle',
  load: async () => (await import('./home')).HomePage,
};
