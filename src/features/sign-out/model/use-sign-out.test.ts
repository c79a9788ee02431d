// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { outbox } from '@/entities/outbox';
import { hasUnsent, forgetPerson } from './use-sign-out';

const mine = 'usr_mine';
const other = 'usr_other';

const keep = (entries: Record<string, string>) => {
  for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
};
const followed = {
  list: 'followed-artists',
  act: 'follow-artist',
  name: 'Faro',
  thing: { id: 'art_1' },
  body: {},
} as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['nothing', {}, false],
  ['a draft', { [`concert-draft:${mine}:art_1`]: '{"title":"Mía"}' }, true],
  ['a draft of somebody else', { [`concert-draft:${other}:art_1`]: '{}' }, false],
  ['a change of an editor', { [`list:unsaved-editorial-playlists:${mine}`]: '[{"id":"1"}]' }, true],
  [
    'no change of an editor any more',
    { [`list:unsaved-editorial-playlists:${mine}`]: '[]' },
    false,
  ],
  ['artists that were chosen', { [`list:recent-workspaces:${mine}`]: '[{"id":"1"}]' }, false],
])('%s: reports whether a sign-out loses it', (_, entries, isLost) => {
  keep(entries);
  expect(hasUnsent(mine)).toBe(isLost);
});

it('keeps what belongs to other users or to nobody', async () => {
  outbox.add(mine, followed);
  outbox.add(other, followed);
  keep({ theme: 'dark', [`list:recent-workspaces:${mine}`]: '[]', [`pitch-draft:${mine}:`]: '{}' });
  sessionStorage.setItem(`acting-artist:${mine}`, 'x art_1');
  expect(hasUnsent(mine)).toBe(true);
  await forgetPerson(mine);
  expect(hasUnsent(mine)).toBe(false);
  expect(outbox.read(mine)).toEqual([]);
  expect(outbox.read(other)).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.includes(mine))).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('theme')).toBe('dark');
});
