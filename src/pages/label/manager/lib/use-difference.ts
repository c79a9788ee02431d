import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import { numberFormat } from '@/shared/lib/format';

/** An amount shared in both ways, in euros. */
type Shared = { proRata: number; userCentric: number };

/** What sharing by listener adds or takes away, in euros; cents that nobody would see are no difference. */
export function differenceOf({ proRata, userCentric }: Shared): number {
  return Math.round((userCentric - proRata) * 100) / 100;
}

/** Ways to write what sharing by listener would change. */
export function useDifference() {
  const { t, i18n } = useTranslation('pages.label.pay-comparison');
  const { euros, share } = useFormats();
  const signed = numberFormat(i18n.language, {
    style: 'currency',
    currency: 'EUR',
    signDisplay: 'exceptZero',
  });
  return {
    /** `+12,30 €` */
    amount: (shared: Shared) => signed.format(differenceOf(shared)),
    /** `12,30 € más (3 %)` */
    inWords: (shared: Shared) => {
      const change = differenceOf(shared);
      if (change === 0) return t('same');
      const amount = euros(Math.abs(change));
      const part = shared.proRata > 0 ? share(Math.abs(change) / shared.proRata) : null;
      const direction = change > 0 ? 'gain' : 'loss';
      return part === null
        ? t(`${direction}.plain`, { amount })
        : t(`${direction}.ofWhole`, { amount, part });
    },
  };
}
