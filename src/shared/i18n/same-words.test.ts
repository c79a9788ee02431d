import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', '..', 'locales', 'es');

/** An action has the same name everywhere. See docs/product/words.md. */
const acts: Record<string, string[]> = {
  'play next': [
    'widgets.track-menu:playNext',
    'widgets.list-menu:playNext',
    'widgets.queue-panel:menu.first',
  ],
  'play last': ['widgets.track-menu:queue', 'widgets.list-menu:queue'],
  'go to the artist': ['widgets.track-menu:goToArtist', 'widgets.list-menu:goTo.artist'],
  'go to the album': ['widgets.track-menu:goToAlbum', 'widgets.list-menu:goTo.album'],
  'move up': ['features.arrange-playlist:menu.up', 'widgets.queue-panel:menu.up'],
  'move down': ['features.arrange-playlist:menu.down', 'widgets.queue-panel:menu.down'],
  'add to a playlist': ['features.add-to-playlist:menu', 'features.add-to-playlist:choose.title'],
  'take a filter away': [
    'pages.listener.library:noMatch.clear',
    'features.filter-tracks:noMatch.clear',
  ],
  'open the menu of a track': ['widgets.track-menu:button', 'widgets.queue-panel:more'],
  'play a track': [
    'features.play-tracks:play',
    'widgets.track-table:play',
    'widgets.queue-panel:play',
  ],
  'delete a playlist': [
    'pages.listener.playlist.delete:confirm',
    'pages.listener.playlist:menu.delete',
  ],
  'try again': [
    'app.layouts:pageFailed.retry',
    'features.add-to-playlist:retry',
    'features.read-tracks:retry',
    'shared.ui:failure.retry',
    'app.layouts.sample-notice:retry',
    'widgets.sidebar:playlists.retry',
  ],
  'go to the start': [
    'pages.fallback.access-denied:goHome',
    'pages.fallback.not-found:goHome',
    'pages.listener.user:notFound.home',
  ],
  'close a message': ['app.layouts:toasts.dismiss', 'app.layouts.sample-notice:dismiss'],
};

function getText(name: string): unknown {
  const [namespace = '', key = ''] = name.split(':');
  const words: unknown = JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8'));
  return key
    .split('.')
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null
          ? Object.entries(node).find(([at]) => at === part)?.[1]
          : undefined,
      words,
    );
}

describe('the same words for the same act', () => {
  // Proves words: One action has one name
  it.each(Object.entries(acts))('%s', (_act, keys) => {
    const texts = keys.map(getText);
    expect(texts).toEqual(texts.map(() => expect.any(String)));
    expect([...new Set(texts)]).toHaveLength(1);
  });
});
