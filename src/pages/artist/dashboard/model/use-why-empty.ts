import { useTranslation } from 'react-i18next';
import type { Figures } from './use-figures';

/**
 * Why a chart or a list is empty. Nobody listened only where the card of that figure says so, too; else what there is was counted
 * elsewhere, and not in this detail.
 */
export function useWhyEmpty({ totalStreams, monthlyListeners }: Figures['stats']) {
  const { t } = useTranslation('pages.artist.dashboard');
  const why = (count: number, none: string) => (count === 0 ? none : t('notKnown'));
  return {
    /** Of the chosen range. */
    ofRange: why(totalStreams, t('nothingYet')),
    /** Of the listeners of 28 days, whatever the range. */
    ofListeners: why(monthlyListeners, t('noListeners')),
    /** Of what the range earned. */
    ofEarnings: totalStreams === 0 ? t('nothingYet') : t('noEarnings'),
  };
}
