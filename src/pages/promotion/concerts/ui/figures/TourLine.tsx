import { useTranslation } from 'react-i18next';
import { useTourStatsQuery } from '@/entities/concert';
import { listedFor } from '@/entities/outbox';
import { FigureLine } from '@/widgets/office';
import { useConcertDesk } from '../../model/use-concerts';
import { likeMany, useTourFigures } from './use-tour-figures';

/** What the concerts come to in one quiet line, on the tabs that do not lead with it. */
export function TourLine() {
  const { t } = useTranslation('pages.promotion.concerts');
  const { place } = useConcertDesk();
  const { data, error } = useTourStatsQuery(listedFor(place));
  const figures = useTourFigures(data ?? likeMany);
  // The tab says what went wrong.
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
