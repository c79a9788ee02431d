import { isValidElement } from 'react';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as pages from './pages';
import { type RouteAccess, routeTable } from './route-table';

const routeAt = (address: string) => routeTable.find(({ path }) => matchPath(path, address));

function pageAt(address: string) {
  const element = routeAt(address)?.element;
  const page = Object.entries(pages).find(
    ([, Page]) => isValidElement(element) && element.type === Page,
  );
  return page?.[0];
}

/** Document 1, section 2, Routes; section 6, Roles. */
describe('an address', () => {
  it.each<[string, string, RouteAccess]>([
    ['/', 'HomePage', 'public'],
    ['/search', 'SearchPage', 'public'],
    ['/collection/playlists', 'LibraryPage', 'listener'],
    ['/collection/tracks', 'LikedSongsPage', 'listener'],
    ['/playlist/pls_1', 'PlaylistPage', 'public'],
    ['/artist/art_1', 'ArtistPage', 'public'],
    ['/album/alb_1', 'AlbumPage', 'public'],
    ['/chart/spain', 'ChartPage', 'public'],
    ['/user/usr_1', 'UserPage', 'public'],
    ['/track/trk_1', 'TrackPage', 'public'],
    ['/login', 'LoginPage', 'public'],
    ['/register', 'RegisterPage', 'public'],
    ['/forgot-password', 'ForgotPasswordPage', 'public'],
    ['/profile', 'ProfilePage', 'listener'],
  ])('%s is that of %s, for: %s', (address, page, access) => {
    expect(pageAt(address)).toBe(page);
    expect(routeAt(address)?.access).toBe(access);
  });

  it('leads nowhere when nobody has it', () => {
    expect(routeAt('/no-existe')).toBeUndefined();
    expect(routeAt('/playlist')).toBeUndefined();
  });

  /** Readings, 'The product's name': shared links depend on these. */
  it.each(['/spotify-for-artists', '/spotify-marquee'])('%s stays whatever the name is', (path) => {
    expect(routeAt(path)).toBeDefined();
  });

  /** Readings, 'Who may open what'. */
  it.each<[string, RouteAccess]>([
    ['/admin', 'admin.open'],
    ['/label-manager', 'label.open'],
    ['/editorial', 'editorial.manage'],
    ['/spotify-for-artists', 'artist.open'],
    ['/canvas-manager', 'promotion.open'],
    ['/artist-stories', 'promotion.open'],
    ['/fan-engagement', 'promotion.open'],
    ['/concerts', 'promotion.open'],
    ['/spotify-marquee', 'promotion.open'],
    ['/playlist-pitching', 'promotion.open'],
  ])('%s is for who has the right %s', (address, access) => {
    expect(routeAt(address)?.access).toBe(access);
  });
});
