import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Plan, planLimits, yearlySaving } from '@/entities/plan';
import { formatPrice } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Surface } from '@/shared/ui/surface';
import { Heading } from '@/shared/ui/text';
import { Badge } from '@/shared/ui/badge';
import * as styles from './PlanCard.css';

/** 'Premium', or 'Premium anual' when paid by the year. */
export function usePlanName() {
  const { t } = useTranslation(['pages.listener.profile', 'entities.plan']);
  return ({ subscriptionType, period }: Plan): string => {
    const plan = t(`entities.plan:name.${subscriptionType}`);
    return period === 'year' ? t('subscription.yearlyName', { plan }) : plan;
  };
}

type PlanCardProps = {
  plan: Plan;
  isCurrent: boolean;
  /** It follows the cancelled one. */
  isNext: boolean;
  isPending: boolean;
  onChoose: (plan: Plan, terms: string) => void;
};

/** The button stays mounted when the plan becomes the current one. */
export function PlanCard({ plan, isCurrent, isNext, isPending, onChoose }: PlanCardProps) {
  const { t, i18n } = useTranslation(['pages.listener.profile', 'entities.plan']);
  const name = usePlanName()(plan);
  const price = t(`subscription.price.${plan.period}`, {
    price: formatPrice(plan.price, i18n.language),
  });
  const saving = yearlySaving(plan);
  const isSet = isCurrent || isNext;
  return (
    <Surface as="li" className={styles.card} {...(isCurrent && { 'data-current': '' })}>
      <div className={styles.head}>
        <Heading level={3}>{name}</Heading>
        {isCurrent && <Badge tone="accent">{t('subscription.current')}</Badge>}
        {isNext && <Badge>{t('subscription.next')}</Badge>}
      </div>
      <p className={styles.price}>{price}</p>
      {saving && (
        <p className={styles.saving}>
          {t('subscription.saving', { saving: formatPrice(saving, i18n.language) })}
        </p>
      )}
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Check size={16} className={styles.tick} aria-hidden />
            {t(`entities.plan:feature.${feature}`, planLimits)}
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        isWide
        isPending={isPending && plan.subscriptionType === 'free'}
        {...(isSet && { 'aria-disabled': true })}
        onClick={() => !isSet && onChoose(plan, price)}
      >
        {t('subscription.choose', { plan: name })}
      </Button>
    </Surface>
  );
}
