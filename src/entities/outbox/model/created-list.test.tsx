// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createdList } from './created-list';
import { outbox } from './outbox';
import { useCreated } from './use-created';
import { useListWithCreated } from './use-list-with-created';

type Pitch = { id: string; title: string };

const isPitch = (candidate: unknown): candidate is Pitch =>
  typeof candidate === 'object' && candidate !== null && 'title' in candidate;

const pitches = createdList<Pitch>({
  name: 'promotion/pitches',
  act: 'submit-pitch',
  isItem: isPitch,
  nameOf: ({ title }) => title,
  bodyOf: ({ title }) => ({ trackTitle: title }),
});

const me = { owner: 'usr_1' };
const make = (title: string, place: { owner: string; artistId?: string } = me) =>
  pitches.create(place, (id) => ({ id, title }));
const titles = (place: { owner: string; artistId?: string } = me) =>
  pitches.read(place).map(({ item }) => item.title);
const idAt = (place: number) => outbox.read(me.owner)[place]?.id ?? '';

/** As the outbox does when the server has taken it. */
function deliver(id: string) {
  outbox.begin(me.owner, id);
  outbox.remove(me.owner, id);
  outbox.rest();
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const owner of ['usr_1', 'usr_2']) {
    for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
  }
});

it('keeps what was made, the latest first, for each person and artist apart', () => {
  make('Luz');
  make('Mar');
  make('Sol', { owner: 'usr_1', artistId: 'art_1' });
  make('Noa', { owner: 'usr_2' });
  expect(titles()).toEqual(['Mar', 'Luz']);
  expect(titles({ owner: 'usr_1', artistId: 'art_1' })).toEqual(['Sol']);
  expect(titles({ owner: 'usr_2' })).toEqual(['Noa']);
});

it('is delivered under the id that it has here, which begins with the time, to the address of its list', () => {
  make('Luz', { owner: 'usr_1', artistId: 'art_1' });
  const [item] = outbox.read(me.owner);
  expect(item).toMatchObject({
    list: 'promotion/pitches?artistId=art_1',
    name: 'Luz',
    body: { trackTitle: 'Luz' },
    thing: { id: item?.id, title: 'Luz' },
  });
  expect(Math.abs(Date.now() - Number(item?.id.split('-')[0]))).toBeLessThan(60_000);
});

it('survives a reload', async () => {
  make('Luz');
  vi.resetModules();
  const { outbox: reloaded } = await import('./outbox');
  expect(reloaded.read(me.owner)).toEqual(outbox.read(me.owner));
});

it('says that the device is full before anything is lost', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(make('Luz')).toBe(false);
  expect(titles()).toEqual(['Luz']);
});

it('waits again under the same id when what was refused is edited', () => {
  make('Luz');
  const id = idAt(0);
  outbox.refuse(me.owner, id, 'No.');
  expect(pitches.edit(me.owner, { id, title: 'Mar' })).toBe('kept');
  expect(outbox.read(me.owner)).toMatchObject([
    { id, name: 'Mar', body: { trackTitle: 'Mar' }, refusal: null },
  ]);
});

it('passes over what is none', () => {
  const add = (thing: { id: string }) =>
    outbox.add(me.owner, {
      list: 'promotion/pitches',
      act: 'submit-pitch',
      thing,
      name: '',
      body: {},
    });
  add({ id: 'x' });
  expect(titles()).toEqual([]);
});

it('says where each is on its way', () => {
  make('Luz');
  make('Mar');
  outbox.refuse(me.owner, idAt(0), 'No.');
  outbox.begin(me.owner, idAt(1));
  const { result } = renderHook(() => useCreated(pitches, me, null));
  const states = () => result.current.map(({ item, delivery }) => `${item.title} ${delivery}`);
  expect(states()).toEqual(['Mar sending', 'Luz refused']);
  act(() => outbox.rest());
  expect(states()).toEqual(['Mar waiting', 'Luz refused']);
});

it('stays in sight until the list that has it was asked for, in each tab', async () => {
  make('Luz');
  let arrive = () => {};
  const refetch = vi.fn<() => Promise<void>>(
    () => new Promise<void>((resolve) => (arrive = resolve)),
  );
  const { result } = renderHook(() => useCreated(pitches, me, refetch));
  act(() => deliver(idAt(0)));
  expect(refetch).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject([{ item: { title: 'Luz' }, delivery: null }]);
  arrive();
  await waitFor(() => expect(result.current).toEqual([]));
});

it('is gone at once when it is discarded, and nobody is asked', () => {
  make('Luz');
  const refetch = vi.fn<() => Promise<void>>(async () => {});
  const { result } = renderHook(() => useCreated(pitches, me, refetch));
  act(() => outbox.remove(me.owner, idAt(0)));
  expect(result.current).toEqual([]);
  expect(refetch).not.toHaveBeenCalled();
});

it('stands in front of what the server has, once, and without the server too', () => {
  make('Luz');
  const show = (query: { data?: Pitch[]; error?: string }) =>
    renderHook(() =>
      useListWithCreated(
        pitches,
        { place: me, query: { ...query, refetch: async () => {} } },
        { asThing: (pitch) => pitch, show: (pitch, created) => [pitch.title, created?.delivery] },
      ),
    ).result.current;
  const known = [
    { id: idAt(0), title: 'Luz' },
    { id: 'pit_1', title: 'Mar' },
  ];
  expect(show({ data: known }).data).toEqual([
    ['Luz', 'waiting'],
    ['Mar', undefined],
  ]);
  expect(show({ error: 'gone' })).toMatchObject({ data: [['Luz', 'waiting']], error: undefined });
  outbox.remove(me.owner, idAt(0));
  expect(show({ error: 'gone' })).toMatchObject({ data: undefined, error: 'gone' });
});
