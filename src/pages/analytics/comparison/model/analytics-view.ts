import { useSearchParams } from 'react-router-dom';
import type { AnalyticsPart, AnalyticsUnit } from '@/shared/contract/analytics.ts';
import { analyticsComparisons, analyticsUnits } from '@/shared/contract/codes.ts';
import { changedParams, useAddressChoice } from '@/shared/lib/address';
import { usePeriod } from '@/shared/ui/period-choice';
import { type AnalyticsTab, analyticsTabs } from './analytics-tabs';
import {
  analyticsFigures,
  getDimension,
  getFigures,
  filterParts,
  canCombine,
  mostParts,
} from './combinations';

export type ViewFilter = { part: AnalyticsPart; value: string };

/**
 * The view's settings, all kept in the address for links, reloads and saved views. Unknown values
 * and combinations that the figures do not support are ignored.
 */
export function useAnalyticsView() {
  const [params, setParams] = useSearchParams();
  const [tab] = useAddressChoice<AnalyticsTab>('tab', analyticsTabs, 'overview');
  const [range, chooseRange] = usePeriod();
  const [compare] = useAddressChoice('compare', analyticsComparisons, 'none');
  const [namedUnit] = useAddressChoice('unit', analyticsUnits, 'range');
  const [namedFigure, chooseFigure] = useAddressChoice('figure', analyticsFigures, 'streams');
  const change = (changes: { [name: string]: string }) =>
    setParams((current) => changedParams(current, changes), {
      replace: true,
      preventScrollReset: true,
    });

  const by = getDimension(tab);
  const part = filterParts.find((each) => params.get(each) && canCombine(each, by));
  const filter: ViewFilter | undefined = part && { part, value: params.get(part) ?? '' };
  const availableFigures = getFigures(by, part);
  /** Days of a whole year are noise. */
  const smallUnit: AnalyticsUnit = range === '1year' ? 'week' : 'day';
  const unit = tab === 'overview' && namedUnit === 'range' ? smallUnit : namedUnit;
  const isCompared = compare !== 'none';
  const picks = by === 'total' ? [] : (params.get('pick') ?? '').split(',').filter(isId);
  const artist = params.get('artist') ?? undefined;
  const label = params.get('label') ?? undefined;
  const noFilter = Object.fromEntries(filterParts.map((each) => [each, '']));
  const firstPage = { 'parts-page': '' };
  const shown = {
    label,
    artist,
    range,
    compare,
    by,
    ...(filter && { [filter.part]: filter.value }),
  };
  return {
    tab,
    by,
    range,
    chooseRange,
    compare,
    unit,
    filter,
    artist,
    label,
    /** The figure of the chart, among those available. */
    figure: availableFigures.find((each) => each === namedFigure) ?? ('streams' as const),
    availableFigures,
    chooseFigure,
    /** Ids of the parts picked for the chart; empty leaves the choice to the server. */
    picks: picks.slice(0, mostParts(isCompared)),
    /** The queries of this view. */
    tableQuestion: { ...shown, unit },
    linesQuestion: { ...shown, unit: unit === 'range' ? smallUnit : unit },
    change: (changes: { [name: string]: string }) => change({ ...changes, ...firstPage }),
    openTab: (next: AnalyticsTab) => {
      const isCombinable = filter && canCombine(filter.part, getDimension(next));
      change({
        tab: next === 'overview' ? '' : next,
        pick: '',
        q: '',
        'parts-sort': '',
        ...firstPage,
        ...(!isCombinable && noFilter),
      });
    },
    filterBy: (next: ViewFilter | undefined) =>
      change({ ...noFilter, ...firstPage, ...(next && { [next.part]: next.value }) }),
    pick: (ids: readonly string[]) => change({ pick: ids.join(',') }),
    reset: () => change({ ...noFilter, ...firstPage, artist: label || !artist ? '' : artist }),
  };
}

const isId = (text: string) => /^[\w-]{1,64}$/.test(text);
