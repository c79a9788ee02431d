import { useTranslation } from 'react-i18next';
import type { CanvasStatus } from '@/shared/contract/canvas.ts';
import { Badge } from '@/shared/ui/badge';

type CanvasBadgeProps = {
  /** How far it has come. */
  status: CanvasStatus;
};

const tones = {
  live: 'success',
  approved: 'info',
  pending: 'warning',
  rejected: 'danger',
  draft: 'neutral',
} as const;

/**
 * How far a canvas has come.
 * @states default variants
 * @without long-text: its words are few and known
 * @without hover focus: there is nothing to press
 * @without loading empty failed visitor narrow: the list that it stands in has them
 */
export function CanvasBadge({ status }: CanvasBadgeProps) {
  const { t } = useTranslation('entities.canvas');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
