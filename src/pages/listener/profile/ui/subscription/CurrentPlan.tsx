import { useTranslation } from 'react-i18next';
import { PlanBadge } from '@/entities/plan';
import type { SubscriptionType } from '@/shared/contract/user.ts';
import { Button } from '@/shared/ui/button';
import { Inline } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './Subscription.css';

type CurrentPlanProps = { plan: SubscriptionType; onCancel: () => void };

/** What the person has, and the way out of it. */
export function CurrentPlan({ plan, onCancel }: CurrentPlanProps) {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <section className={styles.current}>
      <div className={styles.currentWords}>
        <Inline gap={3} isWrapping>
          <Heading level={2} size="title">
            {t('subscription.title')}
          </Heading>
          <PlanBadge plan={plan} />
        </Inline>
        <Text tone="muted">{t(`subscription.currentText.${plan}`)}</Text>
      </div>
      {plan !== 'free' && (
        <Button variant="outline" onClick={onCancel}>
          {t('subscription.cancel')}
        </Button>
      )}
    </section>
  );
}
