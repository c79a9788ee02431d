import { expect, it } from 'vitest';
import type { StaffAction } from '@/shared/contract/administration.ts';
import { changedFields } from './describe-action';

const act = (changes: Partial<StaffAction>): StaffAction => ({
  id: '1',
  at: '2026-11-18T16:40:00.000Z',
  actor: { id: 'usr_1', name: 'Julián' },
  action: 'user.change',
  target: { kind: 'user', id: 'usr_2', name: 'Luz' },
  before: null,
  after: null,
  address: '192.0.2.7',
  ...changes,
});

// Proves administration: From what to what
it('lists the old and new value of each field', () => {
  const before = { subscription: 'free', isOn: true };
  const after = { subscription: 'premium', isOn: false };
  expect(changedFields(act({ before, after }))).toEqual([
    { field: 'subscription', from: 'free', to: 'premium' },
    { field: 'isOn', from: 'true', to: 'false' },
  ]);
});

it('marks a field that was added or removed', () => {
  expect(changedFields(act({ after: { name: 'Luz' } }))).toEqual([
    { field: 'name', from: null, to: 'Luz' },
  ]);
  expect(changedFields(act({ before: { name: 'Luz' } }))).toEqual([
    { field: 'name', from: 'Luz', to: null },
  ]);
});
