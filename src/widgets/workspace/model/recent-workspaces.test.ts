// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetTextsOf } from '@/shared/lib/storage';
import { recentWorkspaces } from './recent-workspaces';
import type { Workspace } from './workspace';

const artist = (number: number): Workspace => ({
  kind: 'artist',
  id: `art_${number}`,
  name: `Artista ${number}`,
  image: null,
});
const read = (owner = 'usr_1') => recentWorkspaces.list.read(owner).map(({ id }) => id);

beforeEach(() => localStorage.clear());

// Proves ownership: Six of them, each once; a sign-out forgets them
it('are the user’s last six, the latest first', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 3]) recentWorkspaces.note('usr_1', artist(number));
  expect(read()).toEqual(['art_3', 'art_7', 'art_6', 'art_5', 'art_4', 'art_2']);
  expect(read('usr_2')).toEqual([]);
});

it('adopt a new name and picture', () => {
  recentWorkspaces.note('usr_1', artist(1));
  recentWorkspaces.note('usr_1', { ...artist(1), name: 'Otro nombre' });
  expect(recentWorkspaces.list.read('usr_1')).toMatchObject([{ id: 'art_1', name: 'Otro nombre' }]);
});

it('are forgotten at sign-out', () => {
  recentWorkspaces.note('usr_1', artist(1));
  forgetTextsOf('usr_1');
  expect(read()).toEqual([]);
});

it('ignore content of older versions', () => {
  localStorage.setItem('list:recent-workspaces:usr_1', '[{"id":"art_1","name":"Nora"},7]');
  expect(read()).toEqual([]);
});
