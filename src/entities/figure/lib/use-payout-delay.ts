import { useTranslation } from 'react-i18next';
import type { PayoutDelay } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';
import { useReturnReason } from './use-return-reason';

export type Payout = { delay?: PayoutDelay | undefined; held?: number | undefined };

/**
 * Says why a pending payment did not arrive, and how many plays wait for a decision; null where
 * nothing delays it.
 */
export function usePayoutDelay(): (payout: Payout) => string | null {
  const { t } = useTranslation('entities.figure');
  const { date, euros } = useFormats();
  const getReason = useReturnReason();
  const getDelay = ({ delay }: Payout) => {
    if (delay?.returned) {
      const { on, reason } = delay.returned;
      return t('delay.returned', { day: date(on), reason: getReason(reason) });
    }
    const minimum = delay?.minimum ?? null;
    return minimum === null ? null : t('delay.minimum', { minimum: euros(minimum) });
  };
  return (payout) => {
    const { held = 0 } = payout;
    const reasons = [getDelay(payout), held === 0 ? null : t('delay.held', { count: held })];
    return reasons.filter((reason) => reason !== null).join('. ') || null;
  };
}
