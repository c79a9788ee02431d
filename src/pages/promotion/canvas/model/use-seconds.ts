import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';

/** A length or a moment of a video in words. */
export function useSeconds() {
  const { t } = useTranslation('pages.promotion.canvas');
  const { tenths } = useFormats();
  return (value: number) => t('seconds', { seconds: tenths(value) });
}
