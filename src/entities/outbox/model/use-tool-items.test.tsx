// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineItem } from './define-item';
import { outbox } from './outbox';
import { useToolItems } from './use-tool-items';

type Pitch = { id: string; title: string };
type Scope = { owner: string; artistId?: string };

const pitches = defineItem<Pitch, Pitch, object, object>({
  address: 'promotion/pitches',
  act: 'submit-pitch',
  load: async () => ({
    rules: z.object({}),
    stored: z.object({ id: z.string(), title: z.string() }),
  }),
  empty: () => ({}),
  getName: ({ title }) => title,
  toThing: (item) => item,
});

const me = { owner: 'usr_1' };
const make = (title: string, scope: Scope = me) => pitches.create(scope, (id) => ({ id, title }));
const idAt = (index: number) => outbox.read(me.owner)[index]?.id ?? '';

async function show(scope: Scope = me, refetch = vi.fn<() => Promise<void>>(async () => {})) {
  const { result } = renderHook(() => useToolItems(pitches, scope, { data: [], refetch }));
  await act(async () => {});
  return {
    refetch,
    titles: () => result.current.data?.map(({ thing }) => thing.title),
    states: () =>
      result.current.data?.map(({ thing, pending }) => `${thing.title} ${pending?.delivery}`),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const owner of ['usr_1', 'usr_2']) {
    for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
  }
});

// Proves outbox: Created by a tool: separate for each user and artist
it('keeps items per user and artist, the latest first', async () => {
  make('Luz');
  make('Mar');
  make('Sol', { owner: 'usr_1', artistId: 'art_1' });
  make('Noa', { owner: 'usr_2' });
  expect((await show()).titles()).toEqual(['Mar', 'Luz']);
  expect((await show({ owner: 'usr_1', artistId: 'art_1' })).titles()).toEqual(['Sol']);
  expect((await show({ owner: 'usr_2' })).titles()).toEqual(['Noa']);
});

it('is delivered to the address of its artist', () => {
  make('Luz', { owner: 'usr_1', artistId: 'art_1' });
  expect(outbox.read(me.owner)[0]?.list).toBe('promotion/pitches?artistId=art_1');
});

// Proves outbox: Created by a tool: survives a reload
it('survives a reload', async () => {
  make('Luz');
  vi.resetModules();
  const { outbox: reloaded } = await import('./outbox');
  expect(reloaded.read(me.owner)).toEqual(outbox.read(me.owner));
});

// Proves outbox: Created by a tool: no room
it('reports a full device before anything is lost', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(make('Luz')).toBe(false);
  expect((await show()).titles()).toEqual(['Luz']);
});

it('makes an edited rejected item pending again, under the same id', () => {
  make('Luz');
  const id = idAt(0);
  outbox.refuse(me.owner, id, 'No.');
  expect(pitches.edit(me.owner, { id, title: 'Mar' })).toBe('kept');
  expect(outbox.read(me.owner)).toMatchObject([
    { id, name: 'Mar', body: { title: 'Mar' }, refusal: null },
  ]);
});

it('shows the delivery state of each item', async () => {
  make('Luz');
  make('Mar');
  outbox.refuse(me.owner, idAt(0), 'No.');
  outbox.begin(me.owner, idAt(1));
  const { states } = await show();
  expect(states()).toEqual(['Mar sending', 'Luz refused']);
  act(() => outbox.rest());
  expect(states()).toEqual(['Mar waiting', 'Luz refused']);
});

it('removes a discarded item at once, without asking', async () => {
  make('Luz');
  const { titles, refetch } = await show();
  act(() => outbox.remove(me.owner, idAt(0)));
  expect(titles()).toEqual([]);
  expect(refetch).not.toHaveBeenCalled();
});
