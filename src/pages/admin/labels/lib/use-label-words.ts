import { useTranslation } from 'react-i18next';
import { useIsPast } from '@/entities/figure';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { useLabelFormats } from './use-label-formats';

/** Texts for unknown values of a label. */
export function useLabelWords() {
  const { t } = useTranslation('pages.admin.labels');
  const { day, rate } = useLabelFormats();
  const isPast = useIsPast();
  return {
    getPayment: ({ nextPaymentDate }: AdminLabel): string => {
      if (nextPaymentDate === null) return t('card.none');
      const shown = day(nextPaymentDate);
      return isPast(nextPaymentDate) ? t('card.overdue', { day: shown }) : shown;
    },
    getRate: ({ royaltyRate }: AdminLabel): string =>
      royaltyRate === null ? t('card.none') : rate(royaltyRate),
  };
}
