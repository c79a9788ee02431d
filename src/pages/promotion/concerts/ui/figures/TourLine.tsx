import { useTranslation } from 'react-i18next';
import { useTourStatsQuery } from '@/entities/concert';
import { listedFor } from '@/entities/outbox';
import { FigureLine } from '@/widgets/office';
import { useConcertDesk } from '../../model/use-concerts';
import { likeMany, useTourFigures } from './use-tour-figures';

/** The figures of the tour in one line, for tabs that do not lead with them. */
export function TourLine() {
  const { t } = useTranslation('pages.promotion.concerts');
  const { scope } = useConcertDesk();
  const { data, error } = useTourStatsQuery(listedFor(scope));
  const figures = useTourFigures(data ?? likeMany);
  // The tab reports the error.
  if (error && !data) return null;
  return (
    <FigureLine
      label={t('stats.label')}
      figures={figures.map(({ name, value }) => ({
        label: t(`stats.${name}`),
        value: data ? value : undefined,
      }))}
    />
  );
}
