import { ChartSpline } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsRow } from '@/shared/contract/analytics.ts';
import { IconButton } from '@/shared/ui/icon-button';
import { useAnalyticsLinesQuery } from '../api/analytics-api';
import { useAnalyticsView } from '../model/analytics-view';
import { mostParts } from '../model/combinations';

/** Adds a part to the chart or removes it; says so where the chart is full. */
export function PickButton({ row: { id }, name }: { row: AnalyticsRow; name: string }) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { picks, pick, linesQuestion, compare } = useAnalyticsView();
  const question = { ...linesQuestion, pick: picks.length > 0 ? picks.join(',') : undefined };
  const { data } = useAnalyticsLinesQuery(question);
  const shown = data?.lines.map((line) => line.id) ?? picks;
  const isShown = shown.includes(id);
  const isFull = shown.length >= mostParts(compare !== 'none');
  const label = isShown ? 'remove' : isFull ? 'full' : 'add';
  return (
    <IconButton
      size="small"
      label={t(`picks.${label}`, { name })}
      isPressed={isShown}
      disabled={isShown ? shown.length === 1 : isFull}
      onClick={() => pick(isShown ? shown.filter((each) => each !== id) : [...shown, id])}
    >
      <ChartSpline size={18} aria-hidden />
    </IconButton>
  );
}
