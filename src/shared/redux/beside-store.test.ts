import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import type { AppThunk } from './hooks';
import { besideStore } from './beside-store';

const names = besideStore(() => new Set<string>());
const add =
  (name: string): AppThunk =>
  (_dispatch, getState) =>
    void names.of({ getState }).add(name);
const newStore = () => configureStore({ reducer: () => ({}) });

it('is the same for a thunk and for a component of the same store, and another for a second store', () => {
  const [one, other] = [newStore(), newStore()];
  one.dispatch(add('Luz'));
  expect([...names.of(one)]).toEqual(['Luz']);
  expect([...names.of(other)]).toEqual([]);
});
