import { expect, it } from 'vitest';
import { type BuiltChunk, fileParts, partsAskingFor } from './file-parts';

const chunk = (
  fileName: string,
  modules: string[],
  more: Partial<BuiltChunk> = {},
): BuiltChunk => ({
  fileName,
  code: '',
  moduleIds: modules.map((module) => `/home/tonada/src/${module}`),
  imports: [],
  dynamicImports: [],
  ...more,
});

const chunks = [
  chunk('start.js', ['app/entrypoint/main.tsx', 'pages/listener/home/index.ts'], {
    dynamicImports: ['start.js', 'shell.js', 'admin.js', 'listener.js', 'player.js', 'more.js'],
  }),
  chunk('more.js', ['pages/listener/home/ui/listener-parts.ts'], { dynamicImports: ['card.js'] }),
  chunk('card.js', ['pages/listener/home/ui/Card.tsx']),
  chunk('player.js', ['widgets/player-bar/ui/FullScreenPlayer.tsx'], {
    imports: ['start.js', 'kit.js'],
    code: `useTranslation('widgets.player-bar')`,
  }),
  chunk('shell.js', ['app/layouts/SignedInLayout.tsx'], { imports: ['start.js'] }),
  chunk('listener.js', ['pages/listener/area.ts'], {
    dynamicImports: ['start.js', 'album.js'],
    code: `'pages.listener.album','features.like-album'`,
  }),
  chunk('album.js', ['pages/listener/album/index.ts'], {
    imports: ['kit.js', 'table.js'],
    code: `useTranslation('features.like-album')`,
  }),
  chunk('admin.js', ['pages/admin/area.ts'], { dynamicImports: ['users.js', 'missing.js'] }),
  chunk('users.js', ['pages/admin/users/index.ts'], { imports: ['table.js', 'kit.js'] }),
  chunk('missing.js', ['pages/fallback/not-found/index.ts']),
  chunk('table.js', ['shared/ui/table/Table.tsx']),
  chunk('kit.js', ['shared/ui/dialog/Dialog.tsx']),
];
const parts = fileParts(chunks);

it('sorts the scripts by who may need them', () => {
  const names = [...parts].map(([name, own]) => [name, own.map(({ fileName }) => fileName)]);
  expect(Object.fromEntries(names)).toEqual({
    start: ['start.js', 'player.js', 'kit.js'],
    SignedIn: ['shell.js'],
    'listener.home.listener-parts': ['more.js', 'card.js'],
    listener: ['listener.js'],
    'listener.album': ['album.js', 'table.js'],
    admin: ['admin.js', 'missing.js'],
    'admin.users': ['users.js', 'table.js'],
  });
});

it.each([
  ['pages.admin', ['admin']],
  ['pages.listener.album', ['listener.album']],
  ['features.like-album', ['listener.album']],
  ['widgets.player-bar', ['start']],
  ['features.unknown', ['start']],
])('gives the words of %s to %j', (namespace, names) => {
  expect(partsAskingFor(namespace, parts)).toEqual(names);
});

it('leaves words to what a screen adds for whoever has signed in, though the screen names them for it', () => {
  const code = `['widgets.story-viewer']`;
  const asking = new Map([
    ['listener.artist', [chunk('artist.js', [], { code })]],
    ['listener.artist.listener-parts', [chunk('extra.js', [], { code })]],
  ]);
  expect(partsAskingFor('widgets.story-viewer', asking)).toEqual([
    'listener.artist.listener-parts',
  ]);
});
