import { useTranslation } from 'react-i18next';
import { namedGenres } from '@/shared/contract/genres.ts';
import { formatsIn } from './formats-in';

export function useFormats() {
  const { t, i18n } = useTranslation('shared.lib.format');
  const formats = formatsIn(i18n.language);
  return {
    ...formats,
    /** A stored genre's name; other texts stay. */
    genre: (stored: string) => {
      const known = namedGenres.find((each) => each === stored);
      return known === undefined ? stored : t(`genre.${known}`);
    },
    country: (code: string) => (code === 'unknown' ? t('unknownCountry') : formats.country(code)),
  };
}
