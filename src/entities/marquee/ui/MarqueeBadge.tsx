import { useTranslation } from 'react-i18next';
import { Badge } from '@/shared/ui/badge';
import type { ShownStatus } from '../lib/shown-status';

type MarqueeBadgeProps = {
  /** How far it has come. */
  status: ShownStatus;
};

const tones = {
  planned: 'info',
  draft: 'neutral',
  active: 'success',
  paused: 'warning',
  completed: 'neutral',
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
