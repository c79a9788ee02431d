import type { PlanPeriod, SubscriptionType } from '../contract/user.ts';

/** Euro cents per period. See docs/product/plans.md. */
export const planPrices = {
  free: { month: 0 },
  premium: { month: 999, year: 9_999 },
  family: { month: 1_599, year: 15_999 },
  student: { month: 499 },
} as const satisfies Record<SubscriptionType, { [Period in PlanPeriod]?: number }>;

/** Cents for all `months`. */
export const promotionTerms = { months: 3, price: 99 } as const;
