import { promotionTerms } from '#rules/plan-prices.ts';
import type { PlanPeriod } from '#contract/user.ts';

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

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Day 0 of the next month: no plan ends on the 31st of a shorter month.
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
