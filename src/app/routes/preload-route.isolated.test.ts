// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildUser } from '@/entities/session/index.testing';
import { startI18n } from '@/shared/i18n';
import { getGuardedAreas } from './find-area';
import { preloadRoute } from './preload-route';

const { importAdmin, loadPanel, importOthers } = vi.hoisted(() => ({
  importAdmin: vi.fn<() => Promise<{ area: object }>>(),
  importOthers: vi.fn<() => Promise<{ area: object }>>(),
  loadPanel: vi.fn<() => Promise<() => null>>(),
}));

vi.mock('./areas', () => ({
  areas: [
    { name: 'admin', paths: ['/admin/*'], access: 'admin.open', importModule: importAdmin },
    { name: 'listener', paths: ['*'], access: 'public', importModule: importOthers },
  ],
}));

const at = { pathname: '/admin', search: '' };
const panel = { path: '/admin', name: 'panel', load: loadPanel };
loadPanel.mockResolvedValue(() => null);

beforeAll(() => startI18n());
afterEach(() => vi.clearAllMocks());

it.each([
  ['a visitor', null],
  ['a listener', buildUser()],
])('fetches nothing of an area for %s who may not open it', async (_who, viewer) => {
  await preloadRoute(at, viewer);
  expect(importAdmin).not.toHaveBeenCalled();
  expect(getGuardedAreas(viewer)).toEqual([]);
});

it('fetches the area and the page for a user who may open it', async () => {
  importAdmin.mockRejectedValueOnce(new Error('offline'));
  importAdmin.mockResolvedValue({ area: { screens: [panel] } });
  const admin = buildUser({ role: 'admin' });
  await preloadRoute(at, admin);
  expect(loadPanel).not.toHaveBeenCalled();
  await preloadRoute(at, admin);
  await preloadRoute(at, admin);
  // Only failed imports are repeated.
  expect(importAdmin).toHaveBeenCalledTimes(2);
  expect(loadPanel).toHaveBeenCalledTimes(2);
});

it('fetches the tab in the address with the page, for a user who may open it', async () => {
  const requested: string[] = [];
  const open = Promise.withResolvers<() => null>();
  const load = (name: string) => () => {
    requested.push(name);
    return open.promise;
  };
  const title = 'shared.ui:failure.retry';
  const tabs = [
    { name: 'first', title, load: load('first') },
    { name: 'users', title, access: 'people', load: load('users') },
  ] as const;
  vi.resetModules();
  const { defineArea } = await import('@/shared/routes');
  const screen = { ...panel, title, load: load('page'), tabs } as const;
  importAdmin.mockResolvedValue({ area: defineArea({ screens: [screen] }) });
  const { preloadRoute: preload } = await import('./preload-route');
  const admin = buildUser({ role: 'admin', rights: ['money'] });
  void preload(at, admin);
  await expect.poll(() => requested).toEqual(['page', 'first']);
  void preload({ ...at, search: '?tab=users' }, buildUser({ role: 'admin', rights: ['people'] }));
  await expect.poll(() => requested.slice(2)).toEqual(['page', 'users']);
  void preload({ ...at, search: '?tab=users' }, admin);
  await expect.poll(() => requested.slice(4)).toEqual(['page']);
});
