import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { PaymentRun } from '@/shared/contract/payment-run.ts';
import { StatusBadge } from '@/shared/ui/status-badge';

/** What a run waits for, or how it ended. */
export function RunStatus({ run: { status, failedPayouts } }: { run: PaymentRun }) {
  const { t } = useTranslation('pages.admin.royalties');
  const shown = status === 'paid' && failedPayouts > 0 ? 'partly' : status;
  return <StatusBadge meaning={statusMeanings.run[shown]}>{t(`status.${shown}`)}</StatusBadge>;
}
