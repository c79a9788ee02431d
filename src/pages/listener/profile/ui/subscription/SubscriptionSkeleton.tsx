import { useTranslation } from 'react-i18next';
import { monthlyPlans } from '@/entities/plan';
import type { SubscriptionType } from '@/shared/contract/user.ts';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './Subscription.css';

export function SubscriptionSkeleton({ plan }: { plan: SubscriptionType }) {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <Stack gap={10} aria-hidden>
      <Surface as="section" className={styles.current}>
        <div className={styles.currentWords}>
          <Heading level={2} size="title">
            {t('subscription.title')}
          </Heading>
          <Text tone="muted">{t(`subscription.currentText.${plan}`)}</Text>
        </div>
      </Surface>
      {plan === 'free' && <Skeleton shape="block" width="100%" height="112px" />}
      <section className={styles.section}>
        <Heading level={2} size="title">
          {t('subscription.monthly')}
        </Heading>
        <ul className={styles.plans}>
          {monthlyPlans.map(({ id }) => (
            <li key={id}>
              <Skeleton shape="block" width="100%" height="287px" />
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  );
}
