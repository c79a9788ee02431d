import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { CanvasStatus } from '@/shared/contract/canvas.ts';
import { StatusBadge } from '@/shared/ui/status-badge';

type CanvasBadgeProps = {
  status: CanvasStatus;
};

export function CanvasBadge({ status }: CanvasBadgeProps) {
  const { t } = useTranslation('entities.canvas');
  return <StatusBadge meaning={statusMeanings.canvas[status]}>{t(`status.${status}`)}</StatusBadge>;
}
