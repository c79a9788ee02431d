import { useTranslation } from 'react-i18next';
import type { Plan } from '@/entities/plan';

/** 'Premium', or 'Premium anual' when paid by the year. */
export function usePlanName() {
  const { t } = useTranslation(['pages.listener.profile', 'entities.plan']);
  return ({ subscriptionType, period }: Plan): string => {
    const plan = t(`entities.plan:name.${subscriptionType}`);
    return period === 'year' ? t('subscription.yearlyName', { plan }) : plan;
  };
}
