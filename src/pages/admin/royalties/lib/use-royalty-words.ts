import { useTranslation } from 'react-i18next';
import type { PaymentRun } from '@/shared/contract/payment-run.ts';
import { dash, useFormats } from '@/shared/lib/format';

export function useRoyaltyWords() {
  const { t } = useTranslation('pages.admin.royalties');
  const formats = useFormats();
  return {
    ...formats,
    month: formats.longMonth,
    /** `octubre de 2026`, `sept 2026 – oct 2026` */
    getMonths: (months: readonly string[]): string => {
      const [first = '', ...others] = months;
      const last = others.at(-1);
      if (last === undefined) return first === '' ? dash : formats.longMonth(first);
      return t('months', { from: formats.month(first), until: formats.month(last) });
    },
    /** In the place of an account; with the last day on which it was asked for. */
    describeMissing: (askedOn: string | null | undefined): string =>
      askedOn ? t('transfers.asked', { day: formats.date(askedOn) }) : t('transfers.noAccount'),
    /** Null stands for the artists without a label. */
    labelName: (name: string | null) => name ?? t('withoutLabel'),
    /** The beginning of its id, which the search finds. */
    getRunNumber: ({ id }: PaymentRun) => id.slice(0, 8).toUpperCase(),
    /** The payee's name, or the number of several. */
    getReceivers: ({ name, receivers }: PaymentRun) =>
      receivers === 1 ? (name ?? t('withoutLabel')) : t('receivers', { count: receivers }),
  };
}
