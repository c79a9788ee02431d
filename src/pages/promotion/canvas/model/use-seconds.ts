import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';

/** Formats a length or moment of a video. */
export function useSeconds() {
  const { t } = useTranslation('pages.promotion.canvas');
  const { tenths } = useFormats();
  return (value: number) => t('seconds', { seconds: tenths(value) });
}
