import type { Plan } from '@/entities/plan';
import type { SubscriptionType } from '@/shared/contract/user.ts';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { PlanCard } from './PlanCard';
import * as styles from './Subscription.css';

type PlanSectionProps = {
  title: string;
  text?: string;
  plans: readonly Plan[];
  current: SubscriptionType;
  isPending: boolean;
  onChoose: (plan: Plan, terms: string) => void;
};

/** Plans side by side. */
export function PlanSection({ title, text, plans, current, ...choice }: PlanSectionProps) {
  return (
    <section className={styles.section}>
      <Stack gap={1}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </Stack>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            // Whether somebody pays by the month or the year is in no answer, so only the monthly
            // card is marked, and the yearly one stays open to be chosen.
            isCurrent={plan.period === 'month' && plan.subscriptionType === current}
            {...choice}
          />
        ))}
      </ul>
    </section>
  );
}
