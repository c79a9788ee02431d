import { type Plan, currentPlan } from '@/entities/plan';
import type { User } from '@/shared/contract/user.ts';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { PlanCard } from './PlanCard';
import * as styles from './Subscription.css';

type PlanSectionProps = {
  title: string;
  text?: string;
  plans: readonly Plan[];
  viewer: User;
  isPending: boolean;
  onChoose: (plan: Plan, terms: string) => void;
};

export function PlanSection({ title, text, plans, viewer, ...choice }: PlanSectionProps) {
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
            isCurrent={plan === currentPlan(viewer)}
            {...choice}
          />
        ))}
      </ul>
    </section>
  );
}
