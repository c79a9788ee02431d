// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceList } from '@/shared/lib/storage';
import { deliveredList } from './delivered-list';
import { outbox } from './outbox';

type Artist = { id: string; name: string };

const isArtist = (candidate: unknown): candidate is Artist =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'id' in candidate &&
  'name' in candidate &&
  typeof candidate.id === 'string' &&
  typeof candidate.name === 'string';

const me = 'usr_1';
const local = deviceList('followed-artists', isArtist);
const follows = deliveredList({
  name: 'followed-artists',
  local,
  isItem: isArtist,
  acts: { in: 'follow-artist', out: 'unfollow-artist' },
  getName: ({ name }) => name,
  getBody: ({ id }, isFollowing) => ({ artistId: id, isFollowing }),
});

const vera = { id: 'art_vera', name: 'Vera' };
const luz = { id: 'art_luz', name: 'Luz' };
const noa = { id: 'art_noa', name: 'Noa' };
const here = () => local.read(me).map(({ id }) => id);
const acts = () => outbox.read(me).map(({ act, thing }) => `${act} ${thing.id}`);
const says = (items: unknown[], isTaker = true) => follows.takeIn(me, { items, isTaker });
const deliverAll = () => {
  for (const { id } of outbox.read(me)) outbox.remove(me, id);
};

beforeEach(() => {
  localStorage.clear();
});
afterEach(deliverAll);

it('changes the list at once, and adds the change to the outbox', () => {
  expect(follows.change(me, vera, true)).toBe(true);
  expect(here()).toEqual(['art_vera']);
  expect(outbox.read(me)).toMatchObject([
    {
      list: 'followed-artists',
      act: 'follow-artist',
      name: 'Vera',
      body: { artistId: 'art_vera', isFollowing: true },
    },
  ]);
});

// Proves outbox: Overrides the server's list
it('shows pending items before the server’s', () => {
  says([]);
  follows.change(me, vera, true);
  says([luz, noa]);
  expect(here()).toEqual(['art_vera', 'art_luz', 'art_noa']);
});

it('hides items that this device removed and the server still has', () => {
  says([luz, noa]);
  follows.change(me, luz, false);
  says([luz, noa]);
  expect(here()).toEqual(['art_noa']);
  expect(acts()).toEqual(['unfollow-artist art_luz']);
});

it('follows the server once everything is delivered, including changes from elsewhere', () => {
  says([]);
  follows.change(me, vera, true);
  deliverAll();
  says([vera, luz]);
  expect(here()).toEqual(['art_vera', 'art_luz']);
  says([luz]);
  expect(here()).toEqual(['art_luz']);
  expect(acts()).toEqual([]);
});

// Proves outbox: Held before there was an outbox
it('delivers items from before the outbox, the oldest first', () => {
  local.add(me, vera);
  local.add(me, luz);
  says([noa]);
  expect(acts()).toEqual(['follow-artist art_vera', 'follow-artist art_luz']);
  expect(here()).toEqual(['art_luz', 'art_vera', 'art_noa']);
});

describe('a server that takes no deliveries', () => {
  it('removes nothing on this device', () => {
    local.add(me, vera);
    says([luz], false);
    expect(here()).toEqual(['art_vera', 'art_luz']);
    expect(acts()).toEqual([]);
  });

  it('restores nothing that this device removed', () => {
    says([luz], false);
    follows.change(me, luz, false);
    says([luz], false);
    expect(here()).toEqual([]);
  });
});

it('ignores invalid items', () => {
  says([vera, null, 7, { id: 'art_x' }]);
  expect(here()).toEqual(['art_vera']);
});

it('undoes a change that will not be delivered', () => {
  follows.change(me, vera, true);
  const [item] = outbox.read(me);
  if (!item) throw new Error('Nothing waits.');
  outbox.remove(me, item.id);
  follows.undo(me, item);
  expect(here()).toEqual([]);
  follows.undo(me, { ...item, act: 'unfollow-artist' });
  expect(here()).toEqual(['art_vera']);
});
