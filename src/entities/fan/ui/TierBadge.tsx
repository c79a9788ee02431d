import { useTranslation } from 'react-i18next';
import type { FanTier } from '@/shared/contract/fan-choices.ts';
import { Badge } from '@/shared/ui/badge';

const tones = {
  casual: 'neutral',
  regular: 'info',
  superfan: 'success',
  vip: 'accent',
} as const;

type TierBadgeProps = {
  /** How much of a fan somebody is. */
  tier: FanTier;
};

/**
 * How much of a fan somebody is, in a word.
 * @states default variants
 * @without hover focus long-text narrow: it is a word that does nothing
 * @without visitor loading empty failed: it stands in a list that was loaded, on a screen that none may open
 */
export function TierBadge({ tier }: TierBadgeProps) {
  const { t } = useTranslation('entities.fan');
  return <Badge tone={tones[tier]}>{t(`tier.${tier}`)}</Badge>;
}
