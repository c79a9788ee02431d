import type { PlanPeriod } from './account.ts';
import type { SubscriptionType } from './user.ts';

/** What a plan costs for each period that it can be paid for, in cents of a euro. See docs/product/plans.md. */
export const planPrices = {
  free: { month: 0 },
  premium: { month: 999, year: 9_999 },
  family: { month: 1_599, year: 15_999 },
  student: { month: 499 },
} as const satisfies Record<SubscriptionType, { [Period in PlanPeriod]?: number }>;
