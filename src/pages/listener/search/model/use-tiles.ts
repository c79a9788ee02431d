import { useTranslation } from 'react-i18next';
import type { GenreId, MoodId } from '@/shared/contract/browse.ts';
import type { ChartId } from '@/shared/contract/chart.ts';
import { chartIds, genreIds, moodIds } from '@/shared/contract/codes.ts';

export type Tile = { title: string; index: number } & (
  | { kind: 'chart'; id: ChartId }
  | { kind: 'mood'; id: MoodId }
  | { kind: 'genre'; id: GenreId }
);

export function useTiles() {
  const { t } = useTranslation('pages.listener.search');
  const charts = chartIds.map((id, index): Tile => ({
    kind: 'chart',
    id,
    index,
    title: t(`chart.${id}.title`),
  }));
  const moods = moodIds.map((id, index): Tile => ({
    kind: 'mood',
    id,
    index,
    title: t(`mood.${id}.title`),
  }));
  const genres = genreIds.map((id, index): Tile => ({
    kind: 'genre',
    id,
    index,
    title: t(`genre.${id}.title`),
  }));
  return { charts, moods, genres };
}
