import { expect, it } from 'vitest';
import { type BuiltChunk, fileParts, partsNeeding } from './file-parts';

const chunk = (
  fileName: string,
  modules: string[],
  more: Partial<BuiltChunk> = {},
): BuiltChunk => ({
  fileName,
  moduleIds: modules.map((module) => `/home/tonada/src/${module}`),
  imports: [],
  dynamicImports: [],
  ...more,
});

const chunks = [
  chunk('start.js', ['app/entrypoint/main.tsx', 'pages/listener/home/index.ts'], {
    dynamicImports: [
      'start.js',
      'shell.js',
      'admin.js',
      'listener.js',
      'player.js',
      'more.js',
      'schemas.js',
    ],
  }),
  chunk('more.js', ['pages/listener/home/ui/listener-parts.ts'], { dynamicImports: ['card.js'] }),
  chunk('card.js', ['pages/listener/home/ui/Card.tsx']),
  chunk('player.js', ['widgets/player-bar/ui/FullScreenPlayer.tsx'], {
    imports: ['start.js', 'kit.js'],
  }),
  chunk('shell.js', ['app/layouts/SignedInLayout.tsx'], { imports: ['start.js'] }),
  chunk('listener.js', ['pages/listener/area.ts'], {
    dynamicImports: ['start.js', 'album.js'],
  }),
  chunk('album.js', ['pages/listener/album/index.ts'], {
    imports: ['kit.js', 'table.js'],
  }),
  chunk('admin.js', ['pages/admin/area.ts'], {
    dynamicImports: ['users.js', 'tool.js', 'tab.js', 'missing.js'],
  }),
  chunk('users.js', ['pages/admin/users/index.ts'], { imports: ['table.js', 'kit.js'] }),
  chunk('tool.js', ['pages/admin/tool/index.ts']),
  // Listed by the area, but in its tool's folder.
  chunk('tab.js', ['pages/admin/tool/ui/list/ListTab.tsx'], { imports: ['table.js'] }),
  chunk('missing.js', ['pages/fallback/not-found/index.ts']),
  chunk('table.js', ['shared/ui/table/Table.tsx']),
  chunk('kit.js', ['shared/ui/dialog/Dialog.tsx']),
  chunk('schemas.js', ['shared/api/load-answer-schema.ts']),
];
const parts = fileParts(chunks);

it('sorts the scripts by the users that need them', () => {
  const names = [...parts].map(([name, own]) => [name, own.map(({ fileName }) => fileName)]);
  expect(Object.fromEntries(names)).toEqual({
    start: ['start.js', 'player.js', 'kit.js'],
    SignedIn: ['shell.js'],
    'listener.home.listener-parts': ['more.js', 'card.js'],
    listener: ['listener.js'],
    'listener.album': ['album.js', 'table.js'],
    admin: ['admin.js', 'missing.js'],
    'admin.users': ['users.js', 'table.js'],
    'admin.tool': ['tool.js', 'tab.js', 'table.js'],
  });
});

const named: Readonly<Record<string, string[]>> = {
  'player-bar/ui/FullScreenPlayer.tsx': ['widgets.player-bar'],
  'admin/area.ts': ['pages.admin'],
  'listener/album/index.ts': ['pages.listener.album', 'features.like-album'],
  'ui/table/Table.tsx': ['shared.ui.table', 'widgets.player-bar'],
};

it.each([
  ['pages.admin', ['admin']],
  ['pages.listener.album', ['listener.album']],
  ['shared.ui.table', ['listener.album', 'admin.users', 'admin.tool']],
  ['widgets.player-bar', ['start']],
  ['features.unknown', []],
])('gives the words of %s to %j', (namespace, names) => {
  const namedBy = (module: string) =>
    Object.entries(named).find(([end]) => module.endsWith(end))?.[1] ?? [];
  expect(partsNeeding(namespace, parts, namedBy)).toEqual(names);
});
