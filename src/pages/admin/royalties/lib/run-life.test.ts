import { expect, it } from 'vitest';
import type { PaymentEvent, PaymentRun } from '@/shared/contract/payment-run.ts';
import { getLife } from './run-life';

const event = (kind: PaymentEvent['kind'], receiver: string | null = null): PaymentEvent => ({
  kind,
  receiver,
  at: '2026-11-19T20:15:00.000Z',
  actor: 'Ana',
  day: null,
  reason: null,
  isAlone: false,
});

const lifeOf = (status: PaymentRun['status'], ...events: PaymentEvent[]) =>
  getLife({ status }, events).map(({ kind, state }) => `${kind} ${state}`);

// Proves payments: The life of a run on its page
it('an ordered run has its approval next', () => {
  expect(lifeOf('ordered', event('ordered'))).toEqual([
    'ordered done',
    'approved next',
    'handedIn later',
    'confirmed later',
  ]);
});

it('a run in the bank waits for the answer, also after some were confirmed', () => {
  const events = [
    event('confirmed', 'Casa'),
    event('handedIn'),
    event('approved'),
    event('ordered'),
  ];
  expect(lifeOf('handedIn', ...events)).toEqual([
    'ordered done',
    'approved done',
    'handedIn done',
    'confirmed next',
  ]);
});

it('an expired run ends there', () => {
  expect(lifeOf('expired', event('expired'), event('ordered'))).toEqual([
    'ordered done',
    'expired done',
  ]);
});

it('a withdrawn run ends there', () => {
  const events = [event('withdrawn'), event('approved'), event('ordered')];
  expect(lifeOf('withdrawn', ...events)).toEqual([
    'ordered done',
    'approved done',
    'withdrawn done',
  ]);
});

it('a paid run from before there were steps has no events', () => {
  expect(getLife({ status: 'paid' }, []).every(({ state }) => state === 'done')).toBe(true);
});
