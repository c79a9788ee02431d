import { useTranslation } from 'react-i18next';
import type { SubscriptionType } from '@/shared/contract/user.ts';
import { Text } from '@/shared/ui/text';

type PlanNameProps = {
  /** Each plan has a name of its own. */
  plan: SubscriptionType;
};

/** A person's plan, by its English name, as plain text: a plan is no state. See docs/product/plans.md. */
export function PlanName({ plan }: PlanNameProps) {
  const { t } = useTranslation('entities.plan');
  return (
    <Text as="span" size="small" weight="strong">
      {t(`name.${plan}`)}
    </Text>
  );
}
