import type { ReactNode } from 'react';
import type { Permission } from '@/shared/contract/permission.ts';
import { paths } from '@/shared/routes';
import {
  AlbumPage,
  ArtistPage,
  ChartPage,
  ForgotPasswordPage,
  HomePage,
  LibraryPage,
  LikedSongsPage,
  LoginPage,
  PlaylistPage,
  ProfilePage,
  RegisterPage,
  ResetPasswordPage,
  SearchPage,
  TrackPage,
  UpcomingPage,
  UserPage,
} from './pages';

/** Who may open an address: anyone, a signed-in person, or one with a permission. */
export type RouteAccess = 'public' | 'listener' | Permission;

/** `isBare` pages stand alone, without sidebar and player. */
export type AppRoute = {
  path: string;
  access: RouteAccess;
  element: ReactNode;
  /** Fetches the page's code and words ahead of a visit. */
  load: () => Promise<unknown>;
  isBare?: true;
};

type Section = Parameters<typeof UpcomingPage>[0]['section'];

const id = ':id';

const upcoming = (section: Section, access: RouteAccess): AppRoute => ({
  path: paths[section],
  access,
  element: <UpcomingPage section={section} />,
  load: UpcomingPage.load,
});

/** Every address of the product. Source: route tables of documents 1 and 3, guards of the readings. */
export const routeTable: readonly AppRoute[] = [
  { path: paths.home, access: 'public', element: <HomePage />, load: HomePage.load },
  { path: paths.search, access: 'public', element: <SearchPage />, load: SearchPage.load },
  {
    path: paths.login,
    access: 'public',
    element: <LoginPage />,
    load: LoginPage.load,
    isBare: true,
  },
  {
    path: paths.register,
    access: 'public',
    element: <RegisterPage />,
    load: RegisterPage.load,
    isBare: true,
  },
  {
    path: paths.playlist(id),
    access: 'public',
    element: <PlaylistPage />,
    load: PlaylistPage.load,
  },
  { path: paths.artist(id), access: 'public', element: <ArtistPage />, load: ArtistPage.load },
  { path: paths.album(id), access: 'public', element: <AlbumPage />, load: AlbumPage.load },
  { path: paths.chart(id), access: 'public', element: <ChartPage />, load: ChartPage.load },
  { path: paths.user(id), access: 'public', element: <UserPage />, load: UserPage.load },
  { path: paths.track(id), access: 'public', element: <TrackPage />, load: TrackPage.load },
  {
    path: paths.forgotPassword,
    access: 'public',
    element: <ForgotPasswordPage />,
    load: ForgotPasswordPage.load,
    isBare: true,
  },
  {
    path: paths.resetPassword,
    access: 'public',
    element: <ResetPasswordPage />,
    load: ResetPasswordPage.load,
    isBare: true,
  },
  {
    path: paths.library,
    access: 'listener',
    element: <LibraryPage />,
    load: LibraryPage.load,
  },
  {
    path: paths.likedSongs,
    access: 'listener',
    element: <LikedSongsPage />,
    load: LikedSongsPage.load,
  },
  { path: paths.profile, access: 'listener', element: <ProfilePage />, load: ProfilePage.load },
  upcoming('admin', 'admin.open'),
  upcoming('labelManager', 'label.open'),
  upcoming('editorial', 'editorial.manage'),
  upcoming('artistDashboard', 'artist.open'),
  upcoming('canvasManager', 'promotion.open'),
  upcoming('artistStories', 'promotion.open'),
  upcoming('fanEngagement', 'promotion.open'),
  upcoming('concerts', 'promotion.open'),
  upcoming('marquee', 'promotion.open'),
  upcoming('playlistPitching', 'promotion.open'),
];
