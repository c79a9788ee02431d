import { useTranslation } from 'react-i18next';
import type { SubscriptionType } from '@/shared/contract/user.ts';
import { Text } from '@/shared/ui/text';

type PlanNameProps = {
  plan: SubscriptionType;
};

/** Plain text, because a plan is no status. See docs/product/plans.md. */
export function PlanName({ plan }: PlanNameProps) {
  const { t } = useTranslation('entities.plan');
  return (
    <Text as="span" size="small" weight="strong">
      {t(`name.${plan}`)}
    </Text>
  );
}
