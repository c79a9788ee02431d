import { useTranslation } from 'react-i18next';
import { type Money, toAmount, toMoney } from '@/shared/rules/money.ts';
import { useFormats } from '@/shared/lib/format';

/** An amount shared in both ways, in euros. */
type Shared = { proRata: number; userCentric: number };

/** The change if shared by listener; differences below a cent count as none. */
export const getDifference = ({ proRata, userCentric }: Shared): Money<'EUR'> =>
  toMoney(userCentric - proRata, 'EUR');

export function useDifference() {
  const { t } = useTranslation('pages.label.finance.comparison');
  const { euros, share, signedMoney } = useFormats();
  return {
    /** `+12,30 €` */
    amount: (shared: Shared) => signedMoney(getDifference(shared)),
    inWords: (shared: Shared) => {
      const change = toAmount(getDifference(shared));
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
