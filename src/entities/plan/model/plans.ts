import { type Money, subtractMoney } from '@/shared/rules/money.ts';
import { planPrices, promotionTerms } from '@/shared/rules/plan-prices.ts';
import type { PlanPeriod, SubscriptionType, User } from '@/shared/contract/user.ts';

export type PlanFeature =
  | 'fullTracks'
  | 'ownMusic'
  | 'allOfFree'
  | 'downloads'
  | 'accounts'
  | 'allOfPremium'
  | 'ownAccounts'
  | 'studentPrice'
  | 'twoMonthsFree';

export type Plan = {
  id: `${SubscriptionType}-${PlanPeriod}`;
  subscriptionType: SubscriptionType;
  price: Money<'EUR'>;
  period: PlanPeriod;
  features: readonly PlanFeature[];
};

/** See docs/product/plans.md. */
export const planLimits = { familyAccounts: 6 } as const;

const plan = (
  subscriptionType: SubscriptionType,
  period: PlanPeriod,
  price: number,
  features: readonly PlanFeature[],
): Plan => ({
  id: `${subscriptionType}-${period}`,
  subscriptionType,
  price: { minor: price, currency: 'EUR' },
  period,
  features,
});

const free = plan('free', 'month', planPrices.free.month, ['fullTracks', 'ownMusic']);
const premium = plan('premium', 'month', planPrices.premium.month, ['allOfFree', 'downloads']);
const family = plan('family', 'month', planPrices.family.month, [
  'allOfPremium',
  'accounts',
  'ownAccounts',
  'downloads',
]);
const student = plan('student', 'month', planPrices.student.month, ['studentPrice', 'downloads']);
const premiumYear = plan('premium', 'year', planPrices.premium.year, [
  'twoMonthsFree',
  'downloads',
]);
const familyYear = plan('family', 'year', planPrices.family.year, [
  'allOfPremium',
  'twoMonthsFree',
  'accounts',
  'downloads',
]);

export const monthlyPlans: readonly Plan[] = [free, premium, family, student];
export const yearlyPlans: readonly Plan[] = [premiumYear, familyYear];

type Subscriber = Pick<User, 'subscriptionType' | 'planPeriod'>;

export function currentPlan({ subscriptionType, planPeriod }: Subscriber): Plan {
  const plans = planPeriod === 'year' ? [...yearlyPlans, ...monthlyPlans] : monthlyPlans;
  return plans.find((each) => each.subscriptionType === subscriptionType) ?? free;
}

type Payer = Subscriber & Pick<User, 'cancelledPlan' | 'paidUntil'>;

/** A cancelled plan stays the current one until its last paid day, `endsOn`. */
export function planUntil(viewer: Payer, today: string): { plan: Plan; endsOn: string | null } {
  const { subscriptionType, cancelledPlan, paidUntil } = viewer;
  const isPaid = subscriptionType === 'free' && cancelledPlan && paidUntil && paidUntil >= today;
  if (!isPaid) return { plan: currentPlan(viewer), endsOn: null };
  return { plan: currentPlan({ ...viewer, subscriptionType: cancelledPlan }), endsOn: paidUntil };
}

type Member = Pick<User, 'subscriptionType' | 'family'>;

/** An own paid plan, else the one that somebody else's family gives. */
export const planInForce = (viewer: Member): SubscriptionType =>
  viewer.subscriptionType === 'free' && viewer.family ? 'family' : viewer.subscriptionType;

/** Three months for 0.99, then the usual price. */
export const promotion = {
  plan: premium,
  months: promotionTerms.months,
  price: { minor: promotionTerms.price, currency: 'EUR' },
} as const;

/** The saving of yearly payment; null for other plans. */
export function yearlySaving({ subscriptionType, period, price }: Plan): Money<'EUR'> | null {
  const byMonth = monthlyPlans.find((other) => other.subscriptionType === subscriptionType);
  if (period !== 'year' || !byMonth) return null;
  return subtractMoney({ ...price, minor: 12 * byMonth.price.minor }, price);
}
