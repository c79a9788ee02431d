import type { PlanPeriod, SubscriptionType } from './user.ts';

/** What a plan costs for each period that it can be paid for, in cents of a euro. See docs/product/plans.md. */
export const planPrices = {
  free: { month: 0 },
  premium: { month: 999, year: 9_999 },
  family: { month: 1_599, year: 15_999 },
  student: { month: 499 },
} as const satisfies Record<SubscriptionType, { [Period in PlanPeriod]?: number }>;

/** Premium for who never had a paid plan: months, and cents for all of them; then the usual price. */
export const promotionTerms = { months: 3, price: 99 } as const;
