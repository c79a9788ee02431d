import { useTranslation } from 'react-i18next';
import type { MarqueeStatus } from '@/shared/contract/marquee.ts';
import { Badge } from '@/shared/ui/badge';

type MarqueeBadgeProps = {
  /** How far it has come. */
  status: MarqueeStatus;
};

const tones = {
  draft: 'neutral',
  active: 'success',
  paused: 'warning',
  completed: 'info',
  cancelled: 'danger',
} as const;

/**
 * How far a campaign has come.
 * @states default variants
 * @without long-text: its words are few and known
 * @without hover focus: there is nothing to press
 * @without loading empty failed visitor narrow: the list that it stands in has them
 */
export function MarqueeBadge({ status }: MarqueeBadgeProps) {
  const { t } = useTranslation('entities.marquee');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
