import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { CanvasStatus } from '@/shared/contract/canvas.ts';
import { StatusBadge } from '@/shared/ui/status-badge';

type CanvasBadgeProps = {
  /** How far it has come. */
  status: CanvasStatus;
};

/**
 * How far a canvas has come.
 * @states default variants
 * @without long-text: its words are few and known
 * @without hover focus: there is nothing to press
 * @without loading empty failed visitor narrow: the list that it stands in has them
 */
export function CanvasBadge({ status }: CanvasBadgeProps) {
  const { t } = useTranslation('entities.canvas');
  return <StatusBadge meaning={statusMeanings.canvas[status]}>{t(`status.${status}`)}</StatusBadge>;
}
