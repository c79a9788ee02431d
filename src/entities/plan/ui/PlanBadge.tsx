import { useTranslation } from 'react-i18next';
import type { SubscriptionType } from '@/shared/contract/user.ts';
import { Badge } from '@/shared/ui/badge';

type PlanBadgeProps = {
  /** Each plan has a name and a colour of its own. */
  plan: SubscriptionType;
};

/**
 * A person's plan, by its English name. See docs/product/plans.md.
 * @states default variants
 * @without hover focus: it is a word, not a control
 * @without loading empty failed: whoever knows the person shows them
 * @without visitor: a visitor has no plan
 * @without long-text narrow: its words are four short ones
 */
export function PlanBadge({ plan }: PlanBadgeProps) {
  const { t } = useTranslation('entities.plan');
  return <Badge tone={plan}>{t(`name.${plan}`)}</Badge>;
}
