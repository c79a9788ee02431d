// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFormDraft } from './use-form-draft';

type Form = { title: string; price: string };

const empty: Form = { title: '', price: '' };
const isForm = (candidate: unknown): candidate is Form =>
  typeof candidate === 'object' && candidate !== null && 'title' in candidate;

const open = (more: { former?: Form; begun?: Partial<Form> } = {}) =>
  renderHook(() => useFormDraft({ name: 'draft:me', isForm, empty, former: null, ...more })).result;

/** Types into something new, and leaves it. */
function type(change: Partial<Form>) {
  const draft = open();
  act(() => draft.current.change(change));
}

afterEach(() => localStorage.clear());

it('keeps something new as it was typed, until it is sent', () => {
  const first = open();
  expect(first.current.isRecovered).toBe(false);
  act(() => first.current.change({ title: 'Gira' }));
  const second = open();
  expect(second.current).toMatchObject({ isRecovered: true, form: { title: 'Gira', price: '' } });
  act(() => second.current.forget());
  expect(open().current).toMatchObject({ isRecovered: false, form: empty });
});

it('begins anew with nothing filled in', () => {
  type({ title: 'Gira' });
  const draft = open();
  act(() => draft.current.begin());
  expect(draft.current).toMatchObject({ isRecovered: false, form: empty });
  expect(open().current.isRecovered).toBe(false);
});

it('leaves the draft of something new alone while something else is changed', () => {
  type({ title: 'Gira' });
  const former = { title: 'Otra', price: '10' };
  const changed = open({ former });
  expect(changed.current).toMatchObject({ isRecovered: false, form: former });
  act(() => changed.current.change({ price: '12' }));
  act(() => changed.current.forget());
  expect(open().current.form.title).toBe('Gira');
});

it('begins with what another screen has filled in, before what is kept', () => {
  type({ title: 'Gira', price: '10' });
  const begun = open({ begun: { title: 'Concierto' } });
  expect(begun.current).toMatchObject({
    isRecovered: false,
    form: { title: 'Concierto', price: '' },
  });
});
