import { toolPaths } from '@/shared/config/tool-paths.ts';
import { homeScreen } from '@/pages/listener/home-screen';
import { type Area, type ScreenAccess, paths } from '@/shared/routes';

export type AreaEntry = {
  /** Folder in `pages`, unless the start has it. */
  name: string;
  /** Route patterns. */
  paths: readonly string[];
  access: ScreenAccess;
  /** The area has neither sidebar nor player. */
  isBare?: true;
  importModule: () => Promise<{ area: Area }>;
};

/** In the order of the sidebar; the first match owns an address. */
export const areas: readonly AreaEntry[] = [
  {
    name: 'start',
    paths: [paths.home],
    access: 'public',
    importModule: () => Promise.resolve({ area: { screens: [homeScreen] } }),
  },
  {
    name: 'auth',
    paths: [
      paths.login,
      paths.register,
      paths.forgotPassword,
      paths.resetPassword,
      paths.verifyEmail,
      paths.unsubscribe,
      paths.joinFamily,
      paths.joinPlaylist,
      paths.together,
      paths.press,
    ],
    access: 'public',
    isBare: true,
    importModule: () => import('@/pages/auth/area'),
  },
  {
    name: 'admin',
    paths: ['/admin/*'],
    access: 'admin.open',
    importModule: () => import('@/pages/admin/area'),
  },
  {
    name: 'label',
    paths: ['/label-manager/*'],
    access: 'label.open',
    importModule: () => import('@/pages/label/area'),
  },
  {
    name: 'artist',
    paths: ['/spotify-for-artists/*'],
    access: 'artist.open',
    importModule: () => import('@/pages/artist/area'),
  },
  {
    name: 'analytics',
    paths: ['/analytics/*'],
    access: 'analytics.open',
    importModule: () => import('@/pages/analytics/area'),
  },
  {
    name: 'editorial',
    paths: ['/editorial/*'],
    access: 'editorial.manage',
    importModule: () => import('@/pages/editorial/area'),
  },
  {
    name: 'promotion',
    paths: Object.values(toolPaths).map((path) => `${path}/*`),
    access: 'promotion.open',
    importModule: () => import('@/pages/promotion/area'),
  },
  {
    name: 'listener',
    paths: ['*'],
    access: 'public',
    importModule: () => import('@/pages/listener/area'),
  },
];
