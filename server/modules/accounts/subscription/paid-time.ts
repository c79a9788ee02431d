import { promotionTerms } from '#rules/plan-prices.ts';
import type { PlanPeriod } from '#contract/user.ts';
import { monthsLater } from '../../../platform/days.ts';

/** Days are `yyyy-mm-dd`; `paidUntil` is null without a known payment. */
export type Payments = { paidUntil: string | null; planPeriod: PlanPeriod; joinDate: string };

/** Returns the same day of a later month. */
export function paidFrom(day: string, period: PlanPeriod): string {
  return monthsLater(day, period === 'year' ? 12 : 1);
}

export const promotionFrom = (day: string): string => monthsLater(day, promotionTerms.months);

/**
 * Plans renew by themselves, so periods follow one another; without a known payment they start on
 * the day of joining.
 */
export function paidWhenCancelled({ paidUntil, planPeriod, joinDate }: Payments, today: string) {
  const start = paidUntil ?? joinDate;
  const step = planPeriod === 'year' ? 12 : 1;
  let months = 0;
  while (monthsLater(start, months) < today) months += step;
  return monthsLater(start, months);
}
