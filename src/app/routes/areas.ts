import { homeScreen } from '@/pages/listener/home-screen';
import { type Area, type ScreenAccess, paths } from '@/shared/routes';

/** All that the start knows of an area. */
export type AreaEntry = {
  /** Where it is, as patterns of the router. */
  paths: readonly string[];
  /** Who may open anything in it. */
  access: ScreenAccess;
  /** Its screens stand alone, without sidebar and player. */
  isBare?: true;
  /** Catalogues that all of its screens share. */
  words?: readonly string[];
  /** Fetches its list of screens. */
  importModule: () => Promise<{ area: Area }>;
};

/**
 * The parts of the product, in the order of the sidebar; the first that an address belongs to has it.
 * A screen is listed by its area.
 */
export const areas: readonly AreaEntry[] = [
  {
    paths: [paths.home],
    access: 'public',
    importModule: () => Promise.resolve({ area: { screens: [homeScreen] } }),
  },
  {
    paths: [paths.login, paths.register, paths.forgotPassword, paths.resetPassword],
    access: 'public',
    isBare: true,
    importModule: () => import('@/pages/auth/area'),
  },
  {
    paths: ['/admin/*'],
    access: 'admin.open',
    words: ['pages.admin'],
    importModule: () => import('@/pages/admin/area'),
  },
  {
    paths: ['/label-manager/*'],
    access: 'label.open',
    words: ['pages.label'],
    importModule: () => import('@/pages/label/area'),
  },
  {
    paths: ['/spotify-for-artists/*'],
    access: 'artist.open',
    words: ['pages.artist'],
    importModule: () => import('@/pages/artist/area'),
  },
  {
    paths: ['/editorial/*'],
    access: 'editorial.manage',
    words: ['pages.editorial'],
    importModule: () => import('@/pages/editorial/area'),
  },
  {
    paths: [
      '/canvas-manager/*',
      '/artist-stories/*',
      '/fan-engagement/*',
      '/concerts/*',
      '/spotify-marquee/*',
      '/playlist-pitching/*',
    ],
    access: 'promotion.open',
    words: ['pages.promotion'],
    importModule: () => import('@/pages/promotion/area'),
  },
  { paths: ['*'], access: 'public', importModule: () => import('@/pages/listener/area') },
];
