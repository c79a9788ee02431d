import { useTranslation } from 'react-i18next';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { useFormats } from '@/shared/lib/format';

export function useLabelFormats() {
  const { t } = useTranslation('pages.admin.labels');
  const formats = useFormats();
  return {
    ...formats,
    /** Country and founding year; empty where neither is known. */
    getOrigin: ({ country, foundedYear }: Pick<AdminLabel, 'country' | 'foundedYear'>) =>
      [country && formats.country(country), foundedYear && t('card.since', { year: foundedYear })]
        .filter(Boolean)
        .join(' · '),
  };
}
