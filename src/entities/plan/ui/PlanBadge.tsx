import { useTranslation } from 'react-i18next';
import type { SubscriptionType } from '@/shared/contract/user.ts';
import { Badge } from '@/shared/ui/badge';

/** The plan of a person, by the names that the document prints. Source: document 1, User profile. */
export function PlanBadge({ plan }: { plan: SubscriptionType }) {
  const { t } = useTranslation('entities.plan');
  return <Badge tone={plan}>{t(`name.${plan}`)}</Badge>;
}
