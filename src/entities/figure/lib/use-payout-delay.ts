import { useTranslation } from 'react-i18next';
import type { PayoutDelay } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';

/** Says why a pending payment did not arrive; null where nothing delays it. */
export function usePayoutDelay(): (payout: { delay?: PayoutDelay | undefined }) => string | null {
  const { t } = useTranslation('entities.figure');
  const { date, euros } = useFormats();
  return ({ delay }) => {
    if (delay?.returned) {
      const { on, reason } = delay.returned;
      return t('delay.returned', { day: date(on), reason });
    }
    const minimum = delay?.minimum ?? null;
    return minimum === null ? null : t('delay.minimum', { minimum: euros(minimum) });
  };
}
