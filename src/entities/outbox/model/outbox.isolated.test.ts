// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from './outbox';

const me = 'usr_1';
const follow = (id: string, act: 'follow-artist' | 'unfollow-artist' = 'follow-artist') => ({
  list: 'followed-artists',
  act,
  thing: { id },
  name: id,
  body: { artistId: id, isFollowing: act === 'follow-artist' },
});
const things = (owner = me) => outbox.read(owner).map(({ thing }) => thing.id);
const firstId = () => outbox.read(me)[0]?.id ?? '';

/** Reads the storage as another tab does, with its own module instance. */
async function otherTab() {
  vi.resetModules();
  return (await import('./outbox')).outbox;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const owner of [me, 'usr_2']) {
    for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
  }
  localStorage.clear();
  vi.useRealTimers();
});

it('keeps changes in order, even if the clock is set back', () => {
  outbox.add(me, follow('art_1'));
  vi.setSystemTime('2025-01-01T00:00:00Z');
  outbox.add(me, follow('art_2'));
  expect(things()).toEqual(['art_1', 'art_2']);
});

it('keeps the users of a device apart', () => {
  outbox.add(me, follow('art_1'));
  expect(things('usr_2')).toEqual([]);
});

it('survives a reload with all fields of an item', async () => {
  outbox.add(me, follow('art_1'));
  outbox.refuse(me, firstId(), 'No existe.');
  expect((await otherTab()).read(me)).toEqual(outbox.read(me));
});

it('gives the same array while nothing changes', () => {
  outbox.add(me, follow('art_1'));
  expect(outbox.read(me)).toBe(outbox.read(me));
});

// Proves outbox: Two tabs at the same moment
it('keeps what two tabs add at the same moment', async () => {
  const other = await otherTab();
  const stale = outbox.read(me);
  other.add(me, follow('art_1'));
  expect(stale).toEqual([]);
  outbox.add(me, follow('art_2'));
  expect(things().toSorted()).toEqual(['art_1', 'art_2']);
});

// Proves outbox: Opposites cancel
it('cancels out a change and its opposite while neither was sent', () => {
  outbox.add(me, follow('art_1'));
  outbox.add(me, follow('art_2'));
  outbox.add(me, follow('art_1', 'unfollow-artist'));
  expect(things()).toEqual(['art_2']);
});

it('sends the opposite too if the server may have the change', () => {
  outbox.add(me, follow('art_1'));
  outbox.begin(me, firstId());
  outbox.rest();
  outbox.add(me, follow('art_1', 'unfollow-artist'));
  expect(outbox.read(me).map(({ act }) => act)).toEqual(['follow-artist', 'unfollow-artist']);
});

it('cancels out a rejected change with its opposite', () => {
  outbox.add(me, follow('art_1'));
  outbox.begin(me, firstId());
  outbox.refuse(me, firstId(), '');
  outbox.rest();
  outbox.add(me, follow('art_1', 'unfollow-artist'));
  expect(things()).toEqual([]);
});

// Proves outbox: Created by a tool: edited while unsent
it('edits pending and rejected items under their id', () => {
  outbox.add(me, follow('art_1'));
  const id = firstId();
  expect(outbox.edit(me, id, follow('art_2'))).toBe('kept');
  outbox.begin(me, id);
  outbox.refuse(me, id, 'No existe.');
  outbox.rest();
  expect(outbox.edit(me, id, follow('art_3'))).toBe('kept');
  expect(outbox.read(me)).toMatchObject([{ id, name: 'art_3', refusal: null }]);
});

// Proves outbox: Created by a tool: not edited while sending, nor without an answer
it('does not edit a sent item, even if the answer was lost', () => {
  outbox.add(me, follow('art_1'));
  outbox.begin(me, firstId());
  const before = outbox.read(me);
  expect(outbox.edit(me, firstId(), follow('art_2'))).toBe('sent');
  outbox.rest();
  expect(outbox.edit(me, firstId(), follow('art_2'))).toBe('sent');
  expect(outbox.read(me)).toEqual(before);
});

it('does not edit an item that another tab is sending', async () => {
  outbox.add(me, follow('art_1'));
  (await otherTab()).begin(me, firstId());
  expect(outbox.edit(me, firstId(), follow('art_2'))).toBe('sent');
  expect(things()).toEqual(['art_1']);
});

// Proves outbox: Created by a tool: no second one of a delivered item
it('does not add a delivered item again', () => {
  outbox.add(me, follow('art_1'));
  const id = firstId();
  outbox.begin(me, id);
  outbox.remove(me, id);
  outbox.rest();
  expect(outbox.edit(me, id, follow('art_2'))).toBe('sent');
  expect(outbox.read(me)).toEqual([]);
});

it('reports a pending item as discarded until it is restored', () => {
  outbox.add(me, follow('art_1'));
  const id = firstId();
  const [item] = outbox.read(me);
  outbox.remove(me, id);
  expect(outbox.edit(me, id, follow('art_2'))).toBe('gone');
  expect(outbox.read(me)).toEqual([]);
  if (item) outbox.restore(me, item);
  expect(outbox.edit(me, id, follow('art_2'))).toBe('kept');
  outbox.begin(me, id);
  outbox.remove(me, id);
  outbox.rest();
  expect(outbox.edit(me, id, follow('art_3'))).toBe('sent');
});

// Proves outbox: Created by a tool: discarded or delivered by another tab
it('learns from another tab whether an item was discarded or delivered', () => {
  const stop = outbox.subscribe(() => undefined);
  outbox.add(me, follow('art_1'));
  outbox.add(me, follow('art_2'));
  const [discarded, delivered] = outbox.read(me);
  for (const [item, wasSent] of [[discarded, false] as const, [delivered, true] as const]) {
    const key = `outbox:${me}:${item?.id}`;
    const oldValue = JSON.stringify({ ...item, wasSent });
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
  }
  expect(outbox.edit(me, discarded?.id ?? '', follow('art_3'))).toBe('gone');
  expect(outbox.edit(me, delivered?.id ?? '', follow('art_3'))).toBe('sent');
  stop();
});

// Proves outbox: No room
it('reports a full device, and keeps everything for the visit', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(outbox.add(me, follow('art_1'))).toBe(false);
  expect(outbox.add(me, follow('art_2'))).toBe(false);
  expect(outbox.edit(me, firstId(), follow('art_0'))).toBe('failed');
  expect(things()).toEqual(['art_0', 'art_2']);
  full.mockRestore();
  expect(outbox.add(me, follow('art_3'))).toBe(true);
});

it('stores items as soon as there is room', async () => {
  outbox.add(me, follow('art_1'));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  outbox.add(me, follow('art_2'));
  full.mockRestore();
  outbox.remove(me, firstId());
  expect((await otherTab()).read(me).map(({ thing }) => thing.id)).toEqual(['art_2']);
});

it.each(['{', 'null', '7', '{"id":"1"}', '{"thing":null}'])(
  'ignores unknown content: %s',
  (text) => {
    localStorage.setItem(`outbox:${me}:1`, text);
    expect(outbox.read(me)).toEqual([]);
  },
);

it('reports changes of this and other tabs, not of other keys', () => {
  const listener = vi.fn<() => void>();
  const stop = outbox.subscribe(listener);
  outbox.add(me, follow('art_1'));
  window.dispatchEvent(new StorageEvent('storage', { key: `outbox:${me}:2` }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'volume' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  outbox.add(me, follow('art_2'));
  expect(listener).toHaveBeenCalledTimes(2);
});
