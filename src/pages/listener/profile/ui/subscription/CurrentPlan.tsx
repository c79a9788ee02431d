import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanName, currentPlan, promotion } from '@/entities/plan';
import type { Money } from '@/shared/contract/money.ts';
import type { User } from '@/shared/contract/user.ts';
import { formatDate, formatPrice } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Inline } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './Subscription.css';

type CurrentPlanProps = { viewer: User; onCancel: () => void };

export function CurrentPlan({ viewer, onCancel }: CurrentPlanProps) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const { subscriptionType: plan, paidUntil, promotionUntil } = viewer;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const isPaidStill = plan === 'free' && paidUntil && paidUntil >= today;
  const money = (price: Money) => formatPrice(price, i18n.language);
  const { price, period } = currentPlan(viewer);
  const isOffered = plan === 'premium' && promotionUntil && promotionUntil >= today;
  const payment = isOffered
    ? t('subscription.promotion.current', {
        count: promotion.months,
        price: money(promotion.price),
        usual: money(price),
        date: formatDate(promotionUntil, i18n.language),
      })
    : period === 'year' &&
      (paidUntil && paidUntil >= today
        ? t('subscription.yearlyUntil', {
            price: money(price),
            date: formatDate(paidUntil, i18n.language),
          })
        : t('subscription.yearlyCurrent', { price: money(price) }));
  return (
    <Surface as="section" className={styles.current}>
      <div className={styles.currentWords}>
        <Inline gap={3} isWrapping>
          <Heading level={2} size="title">
            {t('subscription.title')}
          </Heading>
          <PlanName plan={plan} />
        </Inline>
        <Text tone="muted">
          {isPaidStill
            ? t('subscription.paidUntil', { date: formatDate(paidUntil, i18n.language) })
            : t(`subscription.currentText.${plan}`)}
        </Text>
        {payment && <Text>{payment}</Text>}
      </div>
      {plan !== 'free' && (
        <Button variant="outline" onClick={onCancel}>
          {t('subscription.cancel')}
        </Button>
      )}
    </Surface>
  );
}
