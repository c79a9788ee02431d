import { useState } from 'react';
import { type Plan, planUntil } from '@/entities/plan';
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
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const current = planUntil(viewer, today);
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
            isCurrent={plan === current.plan}
            isNext={current.endsOn !== null && plan.subscriptionType === 'free'}
            {...choice}
          />
        ))}
      </ul>
    </section>
  );
}
