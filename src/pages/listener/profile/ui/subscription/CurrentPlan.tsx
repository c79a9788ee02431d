import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanName, planUntil, promotion } from '@/entities/plan';
import type { Money } from '@/shared/rules/money.ts';
import type { User } from '@/shared/contract/user.ts';
import { formatDate, formatPrice } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Inline } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './Subscription.css';

type CurrentPlanProps = { viewer: User; onCancel: () => void; onResume: () => void };

export function CurrentPlan({ viewer, onCancel, onResume }: CurrentPlanProps) {
  const { t, i18n } = useTranslation(['pages.listener.profile', 'entities.plan']);
  const { subscriptionType: plan, paidUntil, promotionUntil } = viewer;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const money = (price: Money) => formatPrice(price, i18n.language);
  const { plan: shown, endsOn } = planUntil(viewer, today);
  const { price, period } = shown;
  const { family } = viewer;
  const isMember = plan === 'free' && endsOn === null && family && (family.until ?? today) >= today;
  const isOffered = plan === 'premium' && promotionUntil && promotionUntil >= today;
  const payment = isOffered
    ? t('subscription.promotion.current', {
        count: promotion.months,
        price: money(promotion.price),
        usual: money(price),
        date: formatDate(promotionUntil, i18n.language),
      })
    : endsOn === null &&
      period === 'year' &&
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
          <PlanName plan={isMember ? 'family' : shown.subscriptionType} />
        </Inline>
        <Text tone="muted">
          {isMember
            ? t('subscription.family.current', { payer: family.payer })
            : endsOn === null
              ? t(`subscription.currentText.${plan}`)
              : t('subscription.paidUntil', {
                  plan: t(`entities.plan:name.${shown.subscriptionType}`),
                  date: formatDate(endsOn, i18n.language),
                })}
        </Text>
        {payment && <Text>{payment}</Text>}
      </div>
      {endsOn !== null && <Button onClick={onResume}>{t('subscription.resume')}</Button>}
      {plan !== 'free' && (
        <Button variant="outline" onClick={onCancel}>
          {t('subscription.cancel')}
        </Button>
      )}
    </Surface>
  );
}
