import { useTranslation } from 'react-i18next';
import { formatsIn } from './formats-in';

export function useFormats() {
  const { t, i18n } = useTranslation('shared.lib.format');
  const formats = formatsIn(i18n.language);
  return {
    ...formats,
    country: (code: string) => (code === 'unknown' ? t('unknownCountry') : formats.country(code)),
  };
}
