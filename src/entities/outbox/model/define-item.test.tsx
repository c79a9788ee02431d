// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { startI18n } from '@/shared/i18n';
import { defineItem, type FormSource } from './define-item';
import { outbox } from './outbox';
import { useItemForm } from './use-item-form';
import { useToolItems } from './use-tool-items';

type Merch = { id: string; title: string; price: number };
type Typed = { title: string };

const merch = defineItem<Merch, Merch, Typed, Typed>({
  address: 'promotion/merch',
  act: 'create-canvas',
  load: async () => ({
    rules: z.object({ title: z.string().check(z.minLength(1)) }),
    stored: z.object({ id: z.string(), title: z.string(), price: z.number() }),
  }),
  empty: () => ({ title: '' }),
  toThing: (item) => item,
  getName: ({ title }) => title,
});

const me = { owner: 'usr_1' };
const make = (title: string) => merch.create(me, (id) => ({ id, title, price: 5 }));
const lastId = () => outbox.read(me.owner).at(-1)?.id ?? '';

function deliver(id: string) {
  outbox.begin(me.owner, id);
  outbox.remove(me.owner, id);
  outbox.rest();
}

type Query = { data?: Merch[]; error?: string; refetch?: () => PromiseLike<unknown> };

const list = async (query: Query) => {
  const { result } = renderHook(() =>
    useToolItems(merch, me, { refetch: async () => {}, ...query }),
  );
  await act(async () => {});
  return result;
};

// Files of a worker share modules: another may have started it.
beforeAll(() => startI18n());
beforeAll(() => merch.schema.opening());
afterEach(() => {
  for (const { id } of outbox.read(me.owner)) outbox.remove(me.owner, id);
  localStorage.clear();
});

it('lists a pending item once, before the server’s, even without the server', async () => {
  make('Luz');
  const known = [
    { id: lastId(), title: 'Luz', price: 5 },
    { id: 'mer_1', title: 'Mar', price: 5 },
  ];
  const shown = (await list({ data: known })).current.data ?? [];
  expect(shown.map(({ thing, pending }) => [thing.title, pending?.delivery])).toEqual([
    ['Luz', 'waiting'],
    ['Mar', undefined],
  ]);
  expect((await list({ error: 'gone' })).current).toMatchObject({
    data: [{ thing: { title: 'Luz' } }],
    error: undefined,
  });
  outbox.remove(me.owner, lastId());
  expect((await list({ error: 'gone' })).current).toMatchObject({ data: undefined, error: 'gone' });
});

it.each<[string, object, object, object[]]>([
  ['shows what is sent', { amount: '5' }, { title: 'Luz', price: 5 }, [{ title: 'Luz', price: 5 }]],
  ['ignores what does not fit', { title: 'Luz' }, {}, []],
])('%s of items that an older version stored differently', async (_, thing, body, shown) => {
  make('Luz');
  const { id, name } = outbox.read(me.owner)[0] ?? { id: '', name: '' };
  outbox.edit(me.owner, id, { name, thing: { id, ...thing }, body: { ...body } });
  const data = (await list({ data: [] })).current.data ?? [];
  expect(data.map((each) => each.thing)).toEqual(shown.map((each) => ({ id, ...each })));
});

it('shows an item until its list has been refetched', async () => {
  make('Luz');
  let arrive = () => {};
  const refetch = () => new Promise<void>((resolve) => (arrive = resolve));
  const result = await list({ data: [], refetch });
  act(() => deliver(lastId()));
  expect(result.current.data).toMatchObject([
    { thing: { title: 'Luz' }, pending: { delivery: null } },
  ]);
  arrive();
  await waitFor(() => expect(result.current.data).toEqual([]));
});

function form(source: FormSource<Merch, Merch>) {
  const onDone = vi.fn<() => void>();
  const change = vi.fn<() => Promise<null>>(async () => null);
  const { result } = renderHook(
    () =>
      useItemForm(merch, {
        scope: me,
        source,
        keep: () => ({ price: 5 }),
        change,
        words: { failed: 'no', created: 'sí', createdForNow: 'hoy' },
        onDone,
      }),
    { wrapper: MemoryRouter },
  );
  return {
    onDone,
    change,
    result,
    fill: async (title: string) => {
      act(() => result.current.change({ title }));
      await act(() => result.current.work.submit());
    },
  };
}

const stored = () => outbox.read(me.owner).map(({ name }) => name);

it('stores a new item under an id that begins with the time', async () => {
  const { fill, onDone } = form({ kind: 'new' });
  await fill('Luz');
  expect(onDone).toHaveBeenCalledOnce();
  expect(outbox.read(me.owner)).toMatchObject([
    { list: 'promotion/merch', name: 'Luz', body: { title: 'Luz', price: 5 } },
  ]);
  expect(Math.abs(Date.now() - Number(lastId().split('-')[0]))).toBeLessThan(60_000);
});

it('replaces a pending item, and asks before an edit is lost', async () => {
  make('Luz');
  const { fill, result, onDone } = form({
    kind: 'local',
    item: { id: lastId(), title: 'Luz', price: 5 },
  });
  act(() => result.current.change({ title: 'Mar' }));
  expect(result.current.work.isChanged).toBe(true);
  await fill('Mar');
  expect(stored()).toEqual(['Mar']);
  expect(result.current.work.isChanged).toBe(false);
  expect(onDone).toHaveBeenCalledOnce();
});

it('stores a discarded item as new on the second press', async () => {
  make('Luz');
  const { fill, result, onDone } = form({
    kind: 'local',
    item: { id: lastId(), title: 'Luz', price: 5 },
  });
  outbox.remove(me.owner, lastId());
  await fill('Mar');
  expect(result.current.isNew).toBe(true);
  expect(result.current.work.refusal).toMatch(/^Esto ya no está/);
  expect(onDone).not.toHaveBeenCalled();
  await act(() => result.current.work.submit());
  expect(stored()).toEqual(['Mar']);
});

it('leaves an item unchanged that was sent meanwhile', async () => {
  make('Luz');
  const { fill, result } = form({ kind: 'local', item: { id: lastId(), title: 'Luz', price: 5 } });
  deliver(lastId());
  await fill('Mar');
  expect(result.current.work.refusal).toMatch(/^Esto ya se envió\./);
  expect(stored()).toEqual([]);
});

it('changes a saved item on the server', async () => {
  const { fill, change, onDone } = form({
    kind: 'server',
    thing: { id: 'mer_1', title: 'Luz', price: 5 },
  });
  await fill('Mar');
  const fields = {
    sent: { title: 'Mar' },
    changes: { title: 'Mar' },
    seen: { title: 'Luz' },
  };
  // Leaving the form aborts the change.
  expect(change).toHaveBeenCalledWith('mer_1', fields, expect.any(AbortSignal));
  expect(onDone).toHaveBeenCalledOnce();
});
