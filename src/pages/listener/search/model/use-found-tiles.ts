import { useTranslation } from 'react-i18next';
import { chartIds } from '@/shared/contract/codes.ts';
import { isTitleFound } from './found-tiles';

/** The charts that a query names. */
export function useFoundTiles(query: string) {
  const { t } = useTranslation('pages.listener.search');
  return chartIds.filter((id) => isTitleFound(t(`chart.${id}.title`), query));
}
