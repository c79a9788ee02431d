import { expect, it } from 'vitest';
import {
  monthlyPlans,
  planInForce,
  planUntil,
  promotion,
  yearlyPlans,
  yearlySaving,
} from './plans';

// Proves plans: Prices
it.each([
  ['free-month', 0],
  ['premium-month', 999],
  ['family-month', 1_599],
  ['student-month', 499],
  ['premium-year', 9_999],
  ['family-year', 15_999],
])('sells %s for %d cents', (id, price) => {
  const plan = [...monthlyPlans, ...yearlyPlans].find((other) => other.id === id);
  expect(plan).toMatchObject({ price: { minor: price, currency: 'EUR' } });
});

// Proves plans: Promotion
it('offers three months of Premium for 0.99, then 9.99', () => {
  expect(promotion).toMatchObject({
    months: 3,
    price: { minor: 99 },
    plan: { id: 'premium-month' },
  });
  expect(promotion.plan.price.minor).toBe(999);
});

// Proves plans: Saving of a year
it('shows what a year saves against twelve months', () => {
  expect(yearlyPlans.map((plan) => yearlySaving(plan)?.minor)).toEqual([1_989, 3_189]);
  expect(monthlyPlans.map(yearlySaving)).toEqual([null, null, null, null]);
});

// Proves plans: Current until its last day
it.each([
  ['2026-12-20', 'premium-year', '2026-12-20'],
  ['2026-12-21', 'free-month', null],
])('on %s a plan cancelled until 20 December is %s', (today, id, endsOn) => {
  const viewer = {
    subscriptionType: 'free',
    planPeriod: 'year',
    cancelledPlan: 'premium',
    paidUntil: '2026-12-20',
  } as const;
  expect(planUntil(viewer, today)).toMatchObject({ plan: { id }, endsOn });
});

// Proves plans: An own plan stays, and goes first
it('takes an own paid plan before that of a family', () => {
  const family = { payer: 'Alma', until: null };
  expect(planInForce({ subscriptionType: 'free', family })).toBe('family');
  expect(planInForce({ subscriptionType: 'premium', family })).toBe('premium');
  expect(planInForce({ subscriptionType: 'free', family: null })).toBe('free');
});
