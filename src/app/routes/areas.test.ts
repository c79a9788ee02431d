// @vitest-environment jsdom
import { matchPath } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@/shared/contract/user.ts';
import { type Screen, addressParameters, mayOpen } from '@/shared/routes';
import { screenAddresses } from '@/shared/config/screen-addresses.ts';
import { toolPaths } from '@/shared/config/tool-paths.ts';
import { areas } from './areas';
import { areaAt } from './find-area';

type Listed = Screen & { area: (typeof areas)[number] };

let screens: Listed[] = [];
beforeAll(async () => {
  const listed = areas.map(async (area) => {
    const { area: module } = await area.importModule();
    return module.screens.map((screen) => ({ ...screen, area }));
  });
  screens = (await Promise.all(listed)).flat();
});

const roles: Role[] = ['user', 'artist', 'label', 'editorial', 'admin'];
const everybody = ['visitor', ...roles];

function whoOpens(address: string) {
  const { access, paths } = areaAt(address);
  const screen = screens.find(({ area, path }) => area.paths === paths && matchPath(path, address));
  const isFor = (viewer: { role: Role } | null) =>
    screen && mayOpen(viewer, access) && mayOpen(viewer, screen.access);
  return everybody.filter((who) => isFor(who === 'visitor' ? null : { role: who as Role }));
}

/** People share and bookmark these addresses: they stay, and so do their access rules. */
describe('an address', () => {
  // Proves access: Public addresses
  it.each([
    '/',
    '/search',
    '/playlist/pls_1',
    '/artist/art_1',
    '/album/alb_1',
    '/chart/spain',
    '/user/usr_1',
    '/track/trk_1',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
  ])('%s is for everybody', (address) => {
    expect(whoOpens(address)).toEqual(everybody);
  });

  // Proves access: Addresses for listeners
  it.each(['/collection/playlists', '/collection/tracks', '/profile', '/developers'])(
    '%s is for signed-in users',
    (address) => {
      expect(whoOpens(address)).toEqual(roles);
    },
  );

  // Proves access: Addresses by role
  it.each<[string, string]>([
    ['/admin', 'admin'],
    ['/label-manager', 'label admin'],
    ['/analytics', 'artist label admin'],
    ['/editorial', 'editorial admin'],
    ['/spotify-for-artists', 'artist admin'],
    ...Object.values(toolPaths).map((path): [string, string] => [path, 'artist label admin']),
  ])('%s is for: %s', (address, who) => {
    expect(whoOpens(address).join(' ')).toBe(who);
  });

  // Proves access: Any other address is not found
  it.each(['/no-existe', '/playlist', '/login/mas', '/admin/no-existe'])(
    '%s leads nowhere',
    (address) => {
      expect(whoOpens(address)).toEqual([]);
    },
  );
});

describe('an area', () => {
  it('has each of its screens at an address of its own', () => {
    const begins = (path: string) => path.replace(/:\w+/g, 'any');
    const strays = screens
      .filter(({ area, path }) => path !== '/' && areaAt(begins(path)).paths !== area.paths)
      .map(({ path }) => path);
    expect(strays).toEqual([]);
    const own = screens.filter(({ path }) => path !== '/').map(({ path }) => path);
    expect(own).toEqual([...new Set(own)]);
  });
});

it('a screen has one tab of each name, whose title comes with the list', () => {
  for (const { area, tabs = [] } of screens) {
    const names = tabs.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const { title } of tabs) expect(title).toMatch(new RegExp(`^pages\\.${area.name}:`));
  }
});

// Proves failures: The server knows every screen
it('the server knows every screen, and no other', () => {
  expect(new Set(screens.map(({ path }) => path))).toEqual(new Set(screenAddresses));
});

it('the addresses of screens only have known parameters', () => {
  const parameters = screens.flatMap(({ path }) => path.match(/:\w+/g) ?? []);
  expect(parameters).toContain(addressParameters.id);
  expect(Object.values<string>(addressParameters)).toEqual(expect.arrayContaining(parameters));
});
