import { useTranslation } from 'react-i18next';
import type { Figures } from './use-figures';

/**
 * Why a chart or list is empty: nobody listened if the card of that figure says so too; otherwise
 * the plays were imported without this detail.
 */
export function useWhyEmpty({ totalStreams, monthlyListeners }: Figures['stats']) {
  const { t } = useTranslation('pages.artist.dashboard');
  const why = (count: number, none: string) => (count === 0 ? none : t('notKnown'));
  return {
    ofRange: why(totalStreams, t('nothingYet')),
    /** Listeners of the last 28 days, whatever the range. */
    ofListeners: why(monthlyListeners, t('noListeners')),
    ofEarnings: totalStreams === 0 ? t('nothingYet') : t('noEarnings'),
  };
}
