import { expect, it } from 'vitest';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import type { UnsavedChange } from '../model/unsaved-changes';
import { localPlaylist } from './playlist-body';
import { withUnsaved } from './with-unsaved';

const body = {
  name: 'Lista',
  description: '',
  coverImage: '',
  category: 'mood',
  priority: 2,
  isActive: true,
} as const;
const now = new Date('2026-11-20T20:00:00Z');

const playlist = (id: string, change: Partial<EditorialPlaylist> = {}): EditorialPlaylist => ({
  ...localPlaylist(body, { id, createdBy: 'Eva', now }),
  followers: 7,
  version: 3,
  ...change,
});

const unsaved = (
  id: string,
  act: UnsavedChange['act'],
  change: Partial<EditorialPlaylist> = {},
): UnsavedChange => ({
  id,
  act,
  playlist: playlist(id, { followers: 0, ...change }),
  reason: null,
  isOfSample: false,
});

const shownIds = (...args: Parameters<typeof withUnsaved>) =>
  withUnsaved(...args).shown.map(({ playlist: { id } }) => id);

// Proves editorial: The list with unsaved changes
it('marks a changed playlist, with the device’s fields and the server’s followers', () => {
  const { shown } = withUnsaved([playlist('a')], [unsaved('a', 'change', { name: 'Otra' })]);
  expect(shown[0]).toMatchObject({
    playlist: { name: 'Otra', followers: 7 },
    unsaved: { act: 'change' },
  });
});

it('sorts new and changed playlists in', () => {
  const server = [playlist('a', { priority: 1 }), playlist('b', { priority: 5 })];
  expect(shownIds(server, [unsaved('local-1', 'create', { priority: 3 })])).toEqual([
    'a',
    'local-1',
    'b',
  ]);
  expect(shownIds(server, [unsaved('a', 'change', { priority: 9 })])).toEqual(['b', 'a']);
});

it('lists a deleted playlist separately until the server has deleted it', () => {
  const { shown, deleted } = withUnsaved([playlist('a')], [unsaved('a', 'delete')]);
  expect(shown).toEqual([]);
  expect(deleted).toHaveLength(1);
  expect(withUnsaved([], [unsaved('a', 'delete')])).toEqual({ shown: [], deleted: [] });
});

it('keeps the change of a playlist that the server has deleted', () => {
  expect(shownIds([], [unsaved('a', 'toggle')])).toEqual(['a']);
});
