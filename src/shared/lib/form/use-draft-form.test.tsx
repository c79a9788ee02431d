// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { startI18n } from '@/shared/i18n';
import { formSchema } from './form-schema';
import { typedNumber } from './typed-number';
import { type Refused, type Sending, useDraftForm } from './use-draft-form';

type Typed = { title: string; price: string; tags: string[] };
type Sent = { title: string; price: number; tags: string[] };

const rules = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(10)),
  price: typedNumber(z.int().check(z.minimum(100), z.multipleOf(100))),
  tags: z.array(z.string()),
});
const empty: Typed = { title: '', price: '100', tags: [] };
const former: Typed = { title: 'Gira', price: '1000', tags: [] };
const name = 'draft:me';

const send = vi.fn<(sending: Sending<Sent>) => Promise<Refused | null>>();

type More = {
  name?: undefined;
  former?: Typed;
  preset?: Partial<Typed>;
  formerNames?: { title: string };
};

const open = (more: More = {}) =>
  renderHook(
    () =>
      useDraftForm<Typed, Sent>({
        schema: formSchema(async () => rules),
        name,
        empty,
        missing: 'Completa los campos.',
        failed: 'No se pudo.',
        sentences: { price: { step: 'De cien en cien.' } },
        send,
        ...more,
      }),
    { wrapper: MemoryRouter },
  ).result;

const type = (draft: ReturnType<typeof open>, changes: Partial<Typed>) =>
  act(() => draft.current.change(changes));
const submit = (draft: ReturnType<typeof open>) => act(() => draft.current.work.submit());

// Files of a worker share modules: another may have started it.
beforeAll(() => startI18n());
beforeEach(() => {
  send.mockResolvedValue(null);
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 17, 42), toFake: ['Date'] });
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('keeps a draft with its time while it is typed, until it is sent', async () => {
  const first = open();
  expect(first.current.work).toMatchObject({ isRecovered: false, savedAt: null });
  type(first, { title: 'Gira', price: 'mil' });
  expect(first.current.work.savedAt).toEqual(new Date(2026, 10, 26, 17, 42));
  const second = open();
  expect(second.current).toMatchObject({
    values: { title: 'Gira', price: 'mil', tags: [] },
    work: { isRecovered: true, isChanged: false, savedAt: new Date(2026, 10, 26, 17, 42) },
  });
  type(second, { price: '200' });
  await submit(second);
  expect(send).toHaveBeenCalledWith({
    sent: { title: 'Gira', price: 200, tags: [] },
    changes: {},
    seen: {},
  });
  expect(open().current.work.isRecovered).toBe(false);
});

it('keeps nothing of a question without a name, and asks before it is left', async () => {
  const question = open({ name: undefined });
  expect(question.current.work.isChanged).toBe(false);
  type(question, { title: 'Gira' });
  expect(question.current.work).toMatchObject({ isChanged: true, savedAt: null });
  expect(localStorage).toHaveLength(0);
  await submit(question);
  expect(question.current.work.isChanged).toBe(false);
});

it('starts over without a draft', () => {
  type(open(), { title: 'Gira' });
  const again = open();
  act(() => again.current.work.begin());
  expect(again.current).toMatchObject({
    values: empty,
    work: { isRecovered: false, savedAt: null },
  });
  expect(open().current.work.isRecovered).toBe(false);
});

it('restores the fields of a draft that still fit', () => {
  localStorage.setItem(name, JSON.stringify({ title: 'Gira', price: 7, tags: [1], other: true }));
  expect(open().current.values).toEqual({ title: 'Gira', price: '100', tags: [] });
});

it('reads fields that older versions named differently', () => {
  localStorage.setItem(name, JSON.stringify({ name: 'Gira' }));
  expect(open({ formerNames: { title: 'name' } }).current.values.title).toBe('Gira');
});

it('prefers values from another screen to the draft', () => {
  type(open(), { title: 'Gira' });
  expect(open({ preset: { title: 'Concierto' } }).current).toMatchObject({
    values: { title: 'Concierto' },
    work: { isRecovered: false },
  });
});

it('shows each fault at its field, in the tool’s or general words', async () => {
  const draft = open();
  type(draft, { price: '150', title: 'Una gira muy larga' });
  await submit(draft);
  expect(draft.current.fault('price')).toBe('De cien en cien.');
  expect(draft.current.fault('title')).toBe('El texto es demasiado largo.');
  expect(draft.current.work.refusal).toBeNull();
  type(draft, { price: '' });
  await submit(draft);
  expect(draft.current.fault('price')).toBe('Falta este dato.');
  expect(draft.current.work.refusal).toBe('Completa los campos.');
  expect(send).not.toHaveBeenCalled();
});

it('sends the changed fields of an edit with their seen values', async () => {
  const draft = open({ former });
  expect(draft.current.work.isChanged).toBe(false);
  type(draft, { price: '2.000' });
  expect(draft.current.work.isChanged).toBe(true);
  await submit(draft);
  expect(send).toHaveBeenCalledWith({
    sent: { title: 'Gira', price: 2000, tags: [] },
    changes: { price: 2000 },
    seen: { price: 1000 },
  });
  expect(localStorage.getItem(name)).toBeNull();
});

it('shows the server’s messages at their fields, and overwrites after that', async () => {
  send.mockResolvedValueOnce({
    error: {
      kind: 'duplicate',
      message: 'Otra persona lo cambió.',
      fields: { price: 'Ahora es 300.' },
      current: { price: 300 },
    },
  });
  const draft = open({ former });
  type(draft, { price: '500' });
  await submit(draft);
  expect(draft.current.work.refusal).toBe('Otra persona lo cambió.');
  expect(draft.current.fault('price')).toBe('Ahora es 300.');
  await submit(draft);
  expect(send.mock.lastCall?.[0]).toMatchObject({ changes: { price: 500 }, seen: { price: 300 } });
  expect(draft.current.fault('price')).toBeUndefined();
});

it('reports a failure without a message, and keeps the input', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  send.mockRejectedValueOnce(new Error('broken'));
  const draft = open();
  type(draft, { title: 'Gira' });
  await submit(draft);
  expect(draft.current.work.refusal).toBe('No se pudo.');
  await waitFor(() => expect(open().current.work.isRecovered).toBe(true));
});

it('sends nothing if the rules fail to load', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const schema = formSchema<Typed, Sent>(() => Promise.reject(new TypeError('Failed to fetch')));
  const { result } = renderHook(
    () => useDraftForm<Typed, Sent>({ schema, name, empty, failed: 'No se pudo.', send }),
    { wrapper: MemoryRouter },
  );
  await submit(result);
  expect(result.current.work.refusal).toBe('No pudimos comprobar los datos. Inténtalo de nuevo.');
  expect(send).not.toHaveBeenCalled();
});
