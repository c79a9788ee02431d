// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildUser } from '@/entities/session/index.testing';
import { startI18n } from '@/shared/i18n';
import { guardedAreasOf } from './find-area';
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

const panel = { path: '/admin', name: 'panel', load: loadPanel };
loadPanel.mockResolvedValue(() => null);

beforeAll(() => startI18n());
afterEach(() => vi.clearAllMocks());

it.each([
  ['a visitor', null],
  ['a listener', buildUser()],
])('fetches nothing of an area for %s who may not open it', async (_who, viewer) => {
  await preloadRoute('/admin', viewer);
  expect(importAdmin).not.toHaveBeenCalled();
  expect(guardedAreasOf(viewer)).toEqual([]);
});

it('fetches the area and the page for whoever may open it', async () => {
  importAdmin.mockRejectedValueOnce(new Error('offline'));
  importAdmin.mockResolvedValue({ area: { screens: [panel] } });
  const admin = buildUser({ role: 'admin' });
  await preloadRoute('/admin', admin);
  expect(loadPanel).not.toHaveBeenCalled();
  await preloadRoute('/admin', admin);
  await preloadRoute('/admin', admin);
  // What did not arrive is asked for again, what is there is not.
  expect(importAdmin).toHaveBeenCalledTimes(2);
  expect(loadPanel).toHaveBeenCalledTimes(2);
});
