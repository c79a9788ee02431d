import { useTranslation } from 'react-i18next';
import type { PaymentRun } from '@/shared/contract/royalties.ts';
import { dateFormat, formatMonth } from '@/shared/lib/format';
import { useFormats } from './use-formats';

/** Ways to write what is paid, to whom and of which months. */
export function useRoyaltyWords() {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  const formats = useFormats();
  const { language } = i18n;
  const shortMonth = dateFormat(language, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = (period: string) => formatMonth(period, language);
  return {
    ...formats,
    month,
    /** `octubre de 2026`, `sept 2026 – oct 2026` */
    monthsOf: (months: readonly string[]): string => {
      const [first = '', ...others] = months;
      const last = others.at(-1);
      if (last === undefined) return first === '' ? '—' : month(first);
      const short = (period: string) => shortMonth.format(new Date(period));
      return t('months', { from: short(first), until: short(last) });
    },
    /** `72,5 %`; a dash where nobody noted it. */
    rate: (value: number | null) => (value === null ? '—' : formats.rate(value)),
    /** Whom payouts are of; null stands for the artists without a label. */
    labelName: (name: string | null) => name ?? t('withoutLabel'),
    /** Who was paid by a run: one by its name, several by their number. */
    receiversOf: ({ name, receivers }: PaymentRun) =>
      receivers === 1 ? (name ?? t('withoutLabel')) : t('receivers', { count: receivers }),
  };
}
