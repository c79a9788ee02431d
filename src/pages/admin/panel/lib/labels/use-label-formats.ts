import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { dateFormat, numberFormat } from '@/shared/lib/format';

/** Ways to write what is known of labels, in the language of the page. */
export function useLabelFormats() {
  const { t, i18n } = useTranslation('pages.admin.labels');
  const formats = useFormats();
  const decimal = numberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    ...formats,
    /** `1,2 M €` of 1,234,567 euros, whatever there is. */
    millions: (euros: number) => t('millions', { amount: decimal.format(euros / 1_000_000) }),
    /** `España · desde 1998`; empty where neither is known. */
    originOf: ({ country, foundedYear }: Pick<AdminLabel, 'country' | 'foundedYear'>) =>
      [country && formats.country(country), foundedYear && t('card.since', { year: foundedYear })]
        .filter(Boolean)
        .join(' · '),
    /** `19 nov 2026` */
    day: (day: string) =>
      dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day)),
  };
}
