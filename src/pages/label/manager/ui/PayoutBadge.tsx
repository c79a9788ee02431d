import { useTranslation } from 'react-i18next';
import type { LabelPayout } from '@/shared/contract/label-figures.ts';
import { Badge } from '@/shared/ui/badge';

const tones = { paid: 'success', pending: 'warning', carried: 'neutral' } as const;

/**
 * Whether a month was paid.
 * @states default variants
 */
export function PayoutBadge({ status }: Pick<LabelPayout, 'status'>) {
  const { t } = useTranslation('pages.label.manager');
  return <Badge tone={tones[status]}>{t(`payouts.status.${status}`)}</Badge>;
}
