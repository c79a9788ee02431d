import { planPrices } from '#rules/plan-prices.ts';
import type { PlanPeriod, SubscriptionType } from '#contract/user.ts';

/** Cents; a twelfth of a yearly plan. */
export function monthlyCents(plan: SubscriptionType, period: PlanPeriod): number {
  const prices: { month: number; year?: number } = planPrices[plan];
  const { month, year } = prices;
  return period === 'year' && year !== undefined ? Math.round(year / 12) : month;
}
